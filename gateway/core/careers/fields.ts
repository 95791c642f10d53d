import { escapeText } from '../../../common/richText/write.ts'
import { RequestError } from '../graph/requestError.ts'
import { cvMegabytes } from './forms.ts'
import type { Frame } from './layout.ts'
import type { Words } from './words.ts'

/** What is wrong, by field, in words. */
export type Faults = Readonly<Record<string, string>>

/** What the services said of the fields of a form; undefined for every other failure. */
export function faultsOf(error: unknown, words: Words): Faults | undefined {
  if (!(error instanceof RequestError) || error.code !== 'BAD_INPUT') return undefined
  const details = error.extensions.fieldDetails as Record<string, Detail[]> | undefined
  return (
    details &&
    Object.fromEntries(Object.entries(details).map(([field, [said]]) => [field, wordsFor(field, said, words)]))
  )
}

interface Detail {
  code: string
  params: Record<string, string>
}

function wordsFor(field: string, { code, params }: Detail = { code: '', params: {} }, { t }: Words): string {
  if (field === 'consent') return t('errorConsent')
  if (code === 'CV_TOO_LARGE') return t('errorFileLarge', { size: cvMegabytes })
  if (field === 'file') return t('errorFile')
  if (code === 'REQUIRED') return t('errorRequired')
  if (code === 'EMAIL') return t('errorEmail')
  if (code === 'PHONE') return t('errorPhone')
  if (code === 'NUMBER') return t('errorNumber')
  if (code === 'DATE') return t('errorDate')
  if (code === 'TIME') return t('errorTime')
  if (code === 'NOT_IN_LIST') return t('errorChoice')
  if (code === 'MINIMUM') return t('errorShort', { min: params.min ?? '' })
  return code === 'MAXIMUM' ? t('errorLong', { max: params.max ?? '' }) : t('errorOther')
}

/** The parts of a form, as HTML: `typed` is what stands in its fields, by name. */
export function formParts(typed: Readonly<Record<string, unknown>>, faults: Faults, notice: string, { t }: Words) {
  const told = (name: string) => (faults[name] ? `<span class="fault" id="${name}-fault">${faults[name]}</span>` : '')
  const tells = (name: string) => (faults[name] ? ` aria-invalid="true" aria-describedby="${name}-fault"` : '')
  const value = (name: string) => escapeText(`${typed[name]}`)
  return {
    told,
    tells,
    /** What is wrong with the form as a whole. */
    notice: notice ? `<p class="notice" role="alert">${notice}</p>` : '',
    input: (name: string, type: string, label: string, auto: string, more = ' required') =>
      `<label>${label}<input type="${type}" name="${name}" value="${value(name)}" maxlength="250" autocomplete="${auto}"${more}${tells(name)}>${told(name)}</label>`,
    area: (name: string, label: string, longest: number, more = '') =>
      `<label>${label}<textarea name="${name}" rows="6" maxlength="${longest}"${more}${tells(name)}>${value(name)}</textarea>${told(name)}</label>`,
    /** A field that people do not see. */
    trap: `<div class="trap" aria-hidden="true"><label>${t('leaveEmpty')}<input name="homepage" tabindex="-1" autocomplete="off"></label></div>`,
  }
}

/** A form around its fields; in a preview nobody can fill it in, and it says so. */
export const formAround = ({ isPreview = false, words: { t } }: Frame, action: string, fields: string): string =>
  isPreview
    ? `<p id="disabled"><strong>${t('previewForm')}</strong></p>
<form class="apply"><fieldset disabled aria-describedby="disabled">
${fields}
</fieldset></form>`
    : `<form class="apply" method="post" enctype="multipart/form-data" action="${escapeText(action)}">
${fields}
</form>`
