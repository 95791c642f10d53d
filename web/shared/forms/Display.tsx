import { useTranslation } from 'react-i18next'
import { fieldKindOf, questionTypeOf, textOf, type FormField } from '../../../common/forms/fields.ts'

/** Pictures are part of the form; nothing is fetched from elsewhere. */
const isShown = (src: string) => /^data:image\/(png|jpe?g|gif|webp);/.test(src)

/** A field without an answer: display-only fields, and fields of an unknown type. */
export function Display({ field }: { field: FormField }) {
  const { t } = useTranslation('forms')
  const title = textOf(field, 'title')
  const under = textOf(field, 'subTitle')
  const named = (text: string) => (
    <>
      <div className="form-label">{title}</div>
      <div className="form-notice">{text}</div>
    </>
  )
  switch (questionTypeOf(field) ?? fieldKindOf(field)) {
    case 'Title':
      return (
        <>
          <h3>{title}</h3>
          {under && <p>{under}</p>}
        </>
      )
    case 'Section':
      return (
        <>
          <h4>{title}</h4>
          {under && <p className="form-hint">{under}</p>}
        </>
      )
    case 'Paragraph':
      return <p>{textOf(field, 'text') || under || title}</p>
    case 'Divider':
      return <hr />
    case 'Image':
      return isShown(textOf(field, 'src')) ? (
        <img src={textOf(field, 'src')} alt={t('image', { replace: { title } })} />
      ) : (
        named(t('noImage'))
      )
    default:
      return named(t('unsupported'))
  }
}
