import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { initialsOf } from '../format/initials.ts'
import { cvDay, cvPeriod } from './dates.ts'
import CvLevel from './CvLevel.tsx'
import type { CvProfile } from './profile.ts'
import '../paper.css'
import './cv.css'

const genders = ['male', 'female'] as const

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
}

/** Only web addresses become links; anything else stays text. */
const webAddress = (website: string) =>
  /^https?:\/\//i.test(website) ? website : /^[\w-]+(\.[\w-]+)+/.test(website) ? `https://${website}` : null

/** A candidate as a CV on white paper (000/2.14). It prints on A4 without the rest of the page. */
export default function CvTemplate({ profile }: { profile: CvProfile }) {
  const { t } = useTranslation('cv')
  const { name, photo, jobTitle, introduce, email, phone, address, website, birthday, gender } = profile
  const link = webAddress(website)
  // An unknown gender is left out.
  const knownGender = gender === 2 ? '' : t(`genders.${genders[gender]}`)
  return (
    <article className="paper cv" aria-label={t('curriculum', { replace: { name } })}>
      <div className="cv-side">
        {photo ? (
          <img className="cv-photo" src={photo} alt={t('photo', { replace: { name } })} />
        ) : (
          <div className="cv-photo" aria-hidden>
            {initialsOf(name)}
          </div>
        )}
        {introduce && (
          <Section title={t('introduction')}>
            <p>{introduce}</p>
          </Section>
        )}
        {(email || phone || address || website) && (
          <Section title={t('contact')}>
            <dl>
              <Row label={t('email')}>{email && <a href={`mailto:${email}`}>{email}</a>}</Row>
              <Row label={t('phone')}>{phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}</Row>
              <Row label={t('address')}>{address}</Row>
              <Row label={t('website')}>
                {link ? (
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    {website}
                  </a>
                ) : (
                  website
                )}
              </Row>
            </dl>
          </Section>
        )}
        {(birthday || knownGender) && (
          <Section title={t('basicInfo')}>
            <dl>
              <Row label={t('birthday')}>{birthday && cvDay(birthday)}</Row>
              <Row label={t('gender')}>{knownGender}</Row>
            </dl>
          </Section>
        )}
        {profile.Language.length > 0 && (
          <Section title={t('languages')}>
            <ul>
              {profile.Language.map(({ language, fluency }, at) => (
                <li key={at} className="cv-rated">
                  {language}
                  <CvLevel kind="bar" level={fluency} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      <div className="cv-main">
        <header>
          <h2>{name}</h2>
          {jobTitle && <p className="cv-title">{jobTitle}</p>}
        </header>
        {profile.Experience.length > 0 && (
          <Section title={t('experience')}>
            {profile.Experience.map((one, at) => (
              <div key={at} className="cv-entry">
                <h4>{one.company}</h4>
                <span className="cv-dates">{cvPeriod(one, t('now'))}</span>
                {one.position && <p className="cv-strong">{one.position}</p>}
                {one.summary && <p>{one.summary}</p>}
              </div>
            ))}
          </Section>
        )}
        {profile.Education.length > 0 && (
          <Section title={t('education')}>
            {profile.Education.map((one, at) => (
              <div key={at} className="cv-entry">
                <h4>{one.institution}</h4>
                <span className="cv-dates">{cvPeriod(one, t('now'))}</span>
                {(one.area || one.studyType) && <p>{[one.area, one.studyType].filter(Boolean).join(' · ')}</p>}
              </div>
            ))}
          </Section>
        )}
        {profile.Certifications.length > 0 && (
          <Section title={t('certificates')}>
            {profile.Certifications.map(({ title, date }, at) => (
              <div key={at} className="cv-entry">
                <h4>{title}</h4>
                <span className="cv-dates">{cvDay(date)}</span>
              </div>
            ))}
          </Section>
        )}
        {profile.Skills.length > 0 && (
          <Section title={t('skills')}>
            <ul className="cv-skills">
              {profile.Skills.map((skill, at) => (
                <li key={at} className="cv-rated">
                  {skill.name}
                  <CvLevel kind="dots" level={skill.level} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </article>
  )
}
