import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { isOwnPath } from '../../../common/ownPath.ts'
import { isLinkUrl } from '../../../common/richText/kinds.ts'
import { usePicture } from '../images/usePicture.ts'
import type { Banners_banners$data, Banners_banners$key } from './__generated__/Banners_banners.graphql.ts'

type Banner = Banners_banners$data[number]

interface Props {
  banners: Banners_banners$key
  onFollow?: () => void
}

/** Banners one below the other, then logos in a row. Each is a link, unless its address is not safe. */
export default function Banners({ banners: key, onFollow }: Props) {
  const banners = useFragment(
    graphql`
    fragment Banners_banners on ShownBanner @relay(plural: true) { type title url description imageUrl }
  `,
    key,
  )
  const logos = banners.filter(({ type }) => type === 'LOGO')
  const wide = banners.filter(({ type }) => type !== 'LOGO')
  return (
    <Box display="grid" gap="3">
      {wide.map((banner) => (
        <Target key={`${banner.url} ${banner.title}`} banner={banner} onFollow={onFollow}>
          <Image banner={banner} isLogo={false} />
        </Target>
      ))}
      {logos.length > 0 && (
        <Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
          {logos.map((banner) => (
            <Target key={`${banner.url} ${banner.title}`} banner={banner} onFollow={onFollow}>
              <Image banner={banner} isLogo />
            </Target>
          ))}
        </Box>
      )}
    </Box>
  )
}

const frame = { display: 'block', borderRadius: 'card', overflow: 'hidden', maxWidth: '100%' } as const
const InnerLink = chakra(Link, { base: frame })

function Target({
  banner: { url },
  onFollow,
  children,
}: {
  banner: Banner
  onFollow?: (() => void) | undefined
  children: React.ReactNode
}) {
  const { t } = useTranslation('shared')
  if (isOwnPath(url))
    return (
      <InnerLink to={url} onClick={onFollow}>
        {children}
      </InnerLink>
    )
  if (!isLinkUrl(url)) return <Box {...frame}>{children}</Box>
  return (
    <chakra.a {...frame} href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {t('opensInNewTab')}</span>
    </chakra.a>
  )
}

/** The picture, or its title while it loads and if it cannot be loaded. */
function Image({ banner: { imageUrl, title, description }, isLogo }: { banner: Banner; isLogo: boolean }) {
  const { url, onError } = usePicture(imageUrl ?? null)
  const size = isLogo ? ({ height: '40px', maxWidth: '160px' } as const) : ({ width: '100%' } as const)
  return url ? (
    <chakra.img {...size} display="block" src={url} alt={description || title} objectFit="contain" onError={onError} />
  ) : (
    <Box
      {...size}
      aspectRatio={isLogo ? undefined : 24 / 5}
      padding="2"
      bg="bg.subtle"
      color="fg.muted"
      fontSize="12.5px"
    >
      {title}
    </Box>
  )
}
