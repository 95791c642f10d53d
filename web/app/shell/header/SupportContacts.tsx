import { BookOpen, Mail, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import Banners from '../../../shared/banners/Banners.tsx'
import type { SupportContactsQuery } from './__generated__/SupportContactsQuery.graphql.ts'

/** A company has three contacts (000/2.11). */
const shown = 3

/**
 * The support contacts with phone numbers and e-mail addresses, their names in Vietnamese or English, whichever is
 * closer to the user's language. Below them are links to the platform's text pages.
 */
export default function SupportContacts({ onFollow }: { onFollow: () => void }) {
  const { t, i18n } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)
  const { supportContacts, contentTitles, shownBanners } = useLazyLoadQuery<SupportContactsQuery>(
    graphql`
    query SupportContactsQuery {
      supportContacts @required(action: THROW) {
        vietnameseName
        englishName
        phone
        email
      }
      contentTitles @catch(to: NULL) { code title }
      shownBanners(position: "Help") @catch(to: NULL) { ...Banners_banners }
    }
  `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  // The panel was still empty when it opened and looked for something to focus.
  useEffect(() => panel.current?.querySelector<HTMLElement>('a')?.focus(), [])
  const pages = contentTitles ?? []
  const isVietnamese = i18n.language === 'vi'
  return (
    <div ref={panel}>
      {supportContacts.length === 0 ? (
        <p role="status">{t('noSupport')}</p>
      ) : (
        <ul className="support" aria-label={t('supportContacts')}>
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
      )}
      {pages.length > 0 && (
        <ul className="support pages" aria-label={t('helpPages')}>
          {pages.map(({ code, title }) => (
            <li key={code}>
              <Link to={`/content/${encodeURIComponent(code)}`} onClick={onFollow}>
                <BookOpen size={14} aria-hidden />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {shownBanners && shownBanners.length > 0 && (
        <div className="support pages">
          <Banners banners={shownBanners} onFollow={onFollow} />
        </div>
      )}
    </div>
  )
}
