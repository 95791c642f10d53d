import { isRequired, reasonTitleOf } from '../../../../common/forms/answers.ts'
import { conditionsOf } from '../../../../common/forms/conditions.ts'
import {
  fieldKey,
  hasOptions,
  hasReason,
  isOn,
  levelsOf,
  numberOf,
  optionsOf,
  takesAnswer,
  takesMany,
  textOf,
  type FormField,
} from '../../../../common/forms/fields.ts'
import { timePattern } from '../../../../common/forms/timeText.ts'
import { escapeText } from '../../../../common/richText/write.ts'
import { applicationLimits } from '../../../../services/features/careers/contract.ts'
import type { FieldErrors } from '../fields.ts'
import type { Words } from '../words.ts'
import { kindOf, nameOf, type InputValues } from './inputs.ts'
import { boundsText, conditionText, isNumeric, labelOf, leastLength } from './hints.ts'

/** The attributes and values for the input of a question. */
interface Parts {
  field: FormField
  /** The prefix of its elements' ids. */
  id: string
  /** Attributes: the name, the description and error state, and whether a browser requires an answer. */
  name: string
  tells: string
  demands: string
  given: readonly string[]
  words: Words
}

interface Choice {
  value: string
  label: string
}

/** Returns radio buttons or checkboxes. */
const choices = ({ name, given, demands }: Parts, type: 'radio' | 'checkbox', options: readonly Choice[]): string =>
  options
    .map(({ value, label }) => {
      const isOn = given.includes(value) ? ' checked' : ''
      return `<label class="box"><input type="${type}"${name} value="${escapeText(value)}"${isOn}${type === 'radio' ? demands : ''}><span>${escapeText(label)}</span></label>`
    })
    .join('')

/**
 * Returns the choices of a question that is answered with buttons or checkboxes, or null if it is answered with a
 * single input.
 */
function choicesOf(field: FormField, { plain }: Words): Choice[] | null {
  if (hasOptions(field)) {
    const isSelect = !takesMany(field) && (kindOf(field) === 'Combobox' || isOn(field, 'dropDown'))
    return isSelect ? null : optionsOf(field).map(({ value, label = value }) => ({ value, label }))
  }
  if (kindOf(field) === 'Switch') return (['yes', 'no'] as const).map((value) => ({ value, label: plain(value) }))
  if (kindOf(field) !== 'Rate') return null
  const levels = levelsOf(field)
  return Array.from({ length: levels }, (_level, at) => {
    const end = at === 0 ? textOf(field, 'minLabel') : at === levels - 1 ? textOf(field, 'maxLabel') : ''
    return { value: String(at + 1), label: end ? `${at + 1} – ${end}` : String(at + 1) }
  })
}

/**
 * Times are typed as everywhere in the product, because the browser's own input would use the browser's format. The
 * colon is optional.
 */
const timeForm = ` inputmode="numeric" maxlength="10" autocomplete="off" pattern="${timePattern}"`

/** Returns the single input of a question. */
function inputOf({ field, id, name, tells, demands, given, words }: Parts): string {
  const own = `id="${id}"${name}${tells}${demands}`
  const value = escapeText(given[0] ?? '')
  const hint = textOf(field, 'placeholder')
  if (hasOptions(field)) {
    const options = optionsOf(field).map((option) => {
      const isChosen = given.includes(option.value) ? ' selected' : ''
      return `<option value="${escapeText(option.value)}"${isChosen}>${escapeText(option.label ?? option.value)}</option>`
    })
    return `<select ${own}><option value="">${hint ? escapeText(hint) : words.t('choose')}</option>${options.join('')}</select>`
  }
  const kind = kindOf(field)
  if (kind === 'DatePicker') return `<input type="date" ${own} value="${value}">`
  if (kind === 'TimePicker')
    return `<input type="text" ${own}${timeForm} placeholder="${words.t('timeForm')}" title="${words.t('timeHint')}" value="${value}">`
  const most = Math.min(numberOf(field, 'maxLength') ?? applicationLimits.answer, applicationLimits.answer)
  const more = ` maxlength="${most}"${hint ? ` placeholder="${escapeText(hint)}"` : ''}`
  return kind === 'TextArea' || isOn(field, 'longText')
    ? `<textarea rows="4" ${own}${more}>${value}</textarea>`
    : `<input type="text" ${own}${more} autocomplete="off"${isNumeric(field) ? ' inputmode="decimal"' : ''} value="${value}">`
}

/** Returns a part of the form that is only read. */
function textPart(field: FormField, condition: string): string {
  const [title, under] = [escapeText(textOf(field, 'title')), escapeText(textOf(field, 'subTitle'))]
  const hint = (text: string) => text && `<p class="hint">${text}</p>`
  switch (kindOf(field)) {
    case 'Title':
    case 'Section':
      return `<div class="wide"><h2>${title}</h2>${hint(condition)}${hint(under)}</div>`
    case 'Paragraph':
      return `<div class="wide">${hint(condition)}<p class="text">${escapeText(textOf(field, 'text')) || under || title}</p></div>`
    default:
      return '<hr>'
  }
}

/** Returns the error message of an answer. The question may have a message of its own. */
function faultText(field: FormField, fault: string, isEmpty: boolean, words: Words): string {
  const own = textOf(field, 'error').trim()
  if (isEmpty && own) return escapeText(own)
  // The range is shown above the input.
  return fault === words.t('errorOther') && isNumeric(field) ? words.t('errorBounds') : fault
}

/** A question and its position in the form. */
interface Place {
  field: FormField
  at: number
  /** The condition as text; '' if the question always applies. */
  condition: string
  given: InputValues
  faults: FieldErrors
  words: Words
}

/** Keeps a question and its reason together in a form of several columns. */
const withReason = (html: string, reason: string): string =>
  reason ? `<div class="asked">${html}${reason}</div>` : html

function question(place: Place): string {
  const { field, at, condition, given, faults, words } = place
  const [id, name, key] = [`q${at}`, nameOf(field, at), `answers.${fieldKey(field, at)}`]
  const least = isNumeric(field) ? 0 : leastLength(field)
  const hints = [
    condition,
    escapeText(textOf(field, 'subTitle')),
    escapeText(textOf(field, 'help')),
    kindOf(field) === 'TimePicker'
      ? words.t('timeHint')
      : isNumeric(field)
        ? boundsText(field, words)
        : least > 1
          ? words.t('leastLength', { min: least })
          : '',
  ].filter(Boolean)
  const own = given[name] ?? []
  const fault = faults[key]
    ? faultText(
        field,
        faults[key],
        own.every((text) => text.trim() === ''),
        words,
      )
    : ''
  const ids = [...(hints.length > 0 ? [`${id}-hint`] : []), ...(fault ? [`${id}-fault`] : [])].join(' ')
  const about = ids && ` aria-describedby="${ids}"`
  const wrong = fault && ' aria-invalid="true"'
  // A browser cannot evaluate a condition. A fieldset cannot be required itself; only its buttons can.
  const isDemanded = isRequired(field) && condition === ''
  const parts: Parts = {
    ...{ field, id, given: own, words, tells: about + wrong, demands: isDemanded ? ' required' : '' },
    name: ` name="${escapeText(name)}"`,
  }
  const label = labelOf(textOf(field, 'title'), isRequired(field), words)
  const hint = hints.length > 0 ? `<span class="hint" id="${id}-hint">${hints.join('<br>')}</span>` : ''
  const told = fault && `<span class="fault" id="${id}-fault">${fault}</span>`
  const reason = hasReason(field) ? reasonOf(place, isDemanded) : ''
  const options = choicesOf(field, words)
  if (options) {
    const isMany = takesMany(field)
    const role = isMany ? about : `${about}${wrong} role="radiogroup"${isDemanded ? ' aria-required="true"' : ''}`
    return withReason(
      `<fieldset${role}><legend>${label}</legend>${hint}${choices(parts, isMany ? 'checkbox' : 'radio', options)}${told}</fieldset>`,
      reason,
    )
  }
  if (kindOf(field) === 'Checkbox') {
    const [box, text] = [own.length > 0 ? ' checked' : '', textOf(field, 'text')]
    const more = text && text !== textOf(field, 'title') ? `<span class="hint">${label}</span>` : ''
    return `<div class="question">${more}${hint}<label class="box"><input type="checkbox"${parts.name} value="1"${box}${parts.tells}${parts.demands}><span>${more ? escapeText(text) : label}</span></label>${told}</div>`
  }
  return withReason(
    `<div class="question"><label for="${id}">${label}</label>${hint}${inputOf(parts)}${told}</div>`,
    reason,
  )
}

/** Returns the input for the reason of an answer. */
function reasonOf({ field, at, given, faults, words }: Place, isDemanded: boolean): string {
  const [id, name] = [`q${at}-reason`, `${nameOf(field, at)}.reason`]
  const fault = faults[`answers.${fieldKey(field, at)}.reason`] ?? ''
  const label = labelOf(reasonTitleOf(field) || words.plain('reason'), isRequired(field), words)
  const tells = fault && ` aria-invalid="true" aria-describedby="${id}-fault"`
  return `<div class="question"><label for="${id}">${label}</label><textarea rows="3" id="${id}" name="${escapeText(name)}" maxlength="${applicationLimits.answer}"${tells}${isDemanded ? ' required' : ''}>${escapeText(given[name]?.[0] ?? '')}</textarea>${fault && `<span class="fault" id="${id}-fault">${fault}</span>`}</div>`
}

/** Puts questions side by side on a wide screen. The stylesheet supports the column counts that a form may have. */
export const inColumns = (count: number, html: string): string =>
  count === 1 ? html : `<div class="columns c${count}">\n${html}\n</div>`

/** Returns the questions of a company's form as HTML. All of them are shown, because hiding one would need a script. */
export function questionsHtml(
  fields: readonly FormField[],
  given: InputValues,
  faults: FieldErrors,
  words: Words,
): string {
  const conditions = conditionsOf(fields)
  return fields
    .map((field, at) => {
      const linked = conditions[at] ?? null
      const condition = linked === null || linked === 'lost' ? '' : conditionText(linked, fields, words)
      return takesAnswer(field) ? question({ field, at, condition, given, faults, words }) : textPart(field, condition)
    })
    .join('\n')
}
