import { Box, chakra } from '@chakra-ui/react'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { QuietBoundary } from '../../shared/QuietBoundary.tsx'
import { useSession } from '../../shared/session/session.ts'
import { useShell } from '../../shared/shell.ts'
import CardFrame from './CardFrame.tsx'

const DashboardBanners = lazy(() => import('./DashboardBanners.tsx'))

const ScreenLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '4',
    bg: 'bg',
    color: 'fg',
    fontWeight: '600',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    textDecoration: 'none',
    _hover: { borderColor: 'border.strong', bg: 'bg.subtle' },
    '& svg': { width: '18px', height: '18px', color: 'accent.fg', flexShrink: 0 },
  },
})

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours()
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
}

/** The landing page: the signed-in user and their role, the cards of the features, and the screens open to the user. */
export default function DashboardsPage() {
  const id = useId()
  const { cards, entries, hasMenu = true } = useShell()
  const { t } = useTranslation(['dashboards', ...cards.map(({ title }) => title.split(':')[0] as 'dashboards')])
  const { user, companyName } = useSession()
  // The screens are listed here only if there is no menu beside the page, or no card.
  const screens = hasMenu && cards.length > 0 ? [] : entries.filter(({ path }) => path !== '/dashboards')
  return (
    <Box padding={{ base: '4', md: '5' }} maxWidth="1080px">
      <h1>{t(partOfDay(), { replace: { name: user.fullName } })}</h1>
      <Box as="p" color="fg.muted" marginBlockStart="1">
        {t('signedInAs', { replace: { role: user.roleName, company: companyName } })}
      </Box>
      {cards.length > 0 && (
        <Box
          display="grid"
          gap="4"
          marginBlockStart="5"
          gridTemplateColumns="repeat(auto-fit, minmax(min(400px, 100%), 1fr))"
        >
          {cards.map(({ title, height, load }, index) => (
            <CardFrame key={title} id={`${id}${index}`} title={t(title as 'title')} height={height} load={load} />
          ))}
        </Box>
      )}
      {screens.length > 0 ? (
        <>
          <Box as="h2" fontWeight="600" marginBlockStart="6" marginBlockEnd="3">
            {t('yourScreens')}
          </Box>
          <Box
            as="ul"
            listStyleType="none"
            display="grid"
            gap="3"
            gridTemplateColumns="repeat(auto-fill, minmax(min(240px, 100%), 1fr))"
          >
            {screens.map(({ path, label, icon }) => (
              <li key={path}>
                <ScreenLink to={path}>
                  {icon}
                  {label}
                </ScreenLink>
              </li>
            ))}
          </Box>
        </>
      ) : cards.length > 0 ? null : (
        <Box
          as="p"
          marginBlockStart="6"
          padding="4"
          border="1px solid"
          borderColor="border"
          borderRadius="card"
          color="fg.muted"
        >
          {t('noScreens')}
        </Box>
      )}
      <QuietBoundary>
        <Suspense>
          <DashboardBanners />
        </Suspense>
      </QuietBoundary>
    </Box>
  )
}
