import { Mail, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { SupportContactsQuery } from './__generated__/SupportContactsQuery.graphql.ts'

/** The three contacts that a company has (000/2.11). */
const shown = 3

/** Names in Vietnamese or English, whichever is nearer to the user's language; numbers and addresses to call and write to. */
export default function SupportContacts() {
  const { t, i18n } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const { supportContacts } = useLazyLoadQuery<SupportContactsQuery>(
    graphql`
    query SupportContactsQuery {
      supportContacts @required(action: THROW) {
        vietnameseName
        englishName
        phone
        email
      }
    }
  `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  // The panel was still empty when it opened and looked for something to focus.
  useEffect(() => list.current?.querySelector<HTMLElement>('a')?.focus(), [])
  if (supportContacts.length === 0) return <p role="status">{t('noSupport')}</p>
  const isVietnamese = i18n.language === 'vi'
  return (
    <ul ref={list} className="support">
      {supportContacts.slice(0, shown).map(({ vietnameseName, englishName, phone, email }) => {
        const name = isVietnamese ? vietnameseName : englishName
        return (
          <li key={`${englishName} ${phone} ${email}`}>
            <strong lang={isVietnamese ? 'vi' : 'en'}>{name}</strong>
            {phone && (
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={`${name}: ${phone}`}>
                <Phone size={14} aria-hidden />
                {phone}
              </a>
            )}
            {email && (
              <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} aria-label={`${name}: ${email}`}>
                <Mail size={14} aria-hidden />
                {email}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
