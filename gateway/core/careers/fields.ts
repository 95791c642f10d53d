import { escapeText } from '../../../common/richText/write.ts'
import { RequestError } from '../graph/requestError.ts'
import { cvMegabytes } from './forms.ts'
import type { Frame } from './layout.ts'
import type { Words } from './words.ts'

/** Error messages by field. */
export type FieldErrors = Readonly<Record<string, string>>

/** Returns the errors that the services reported for the fields of a form, or undefined for every other failure. */
export function fieldErrorsOf(error: unknown, words: Words): FieldErrors | undefined {
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

/** Returns the parts of a form as HTML. `typed` contains the values of its fields by name. */
export function formParts(typed: Readonly<Record<string, unknown>>, faults: FieldErrors, notice: string, { t }: Words) {
  const told = (name: string) => (faults[name] ? `<span class="fault" id="${name}-fault">${faults[name]}</span>` : '')
  const tells = (name: string) => (faults[name] ? ` aria-invalid="true" aria-describedby="${name}-fault"` : '')
  const value = (name: string) => escapeText(`${typed[name]}`)
  return {
    told,
    tells,
    /** An error message for the entire form. */
    notice: notice ? `<p class="notice" role="alert">${notice}</p>` : '',
    input: (name: string, type: string, label: string, auto: string, more = ' required') =>
      `<label>${label}<input type="${type}" name="${name}" value="${value(name)}" maxlength="250" autocomplete="${auto}"${more}${tells(name)}>${told(name)}</label>`,
    area: (name: string, label: string, longest: number, more = '') =>
      `<label>${label}<textarea name="${name}" rows="6" maxlength="${longest}"${more}${tells(name)}>${value(name)}</textarea>${told(name)}</label>`,
    /** A field that people cannot see (a trap for programs). */
    trap: `<div class="trap" aria-hidden="true"><label>${t('leaveEmpty')}<input name="homepage" tabindex="-1" autocomplete="off"></label></div>`,
  }
}

/** Wraps fields in a form. In a preview the form is disabled and says so. */
export const formAround = ({ isPreview = false, words: { t } }: Frame, action: string, fields: string): string =>
  isPreview
    ? `<p id="disabled"><strong>${t('previewForm')}</strong></p>
<form class="apply"><fieldset disabled aria-describedby="disabled">
${fields}
</fieldset></form>`
    : `<form class="apply" method="post" enctype="multipart/form-data" action="${escapeText(action)}">
${fields}
</form>`
