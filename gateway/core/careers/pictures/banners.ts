import { isOwnPath } from '../../../../common/ownPath.ts'
import { escapeText } from '../../../../common/richText/write.ts'
import type { CareerBanner } from '../../../../services/features/careers/contract.ts'
import type { Frame, Page } from '../layout.ts'

/** Pixels of the place that a picture has before it comes, so that nothing moves. */
const sizes = { Banner: 'width="960" height="200"', Logo: 'width="160" height="40"' } as const

/** Where a banner may lead: to a web page, or to a page of the product. */
const isTarget = (url: string) => isOwnPath(url) || /^https?:\/\//i.test(url)

/** A page with what the platform shows at its foot: banners below each other, then logos in a row. */
export function withBanners({ home, words }: Frame, page: Page, banners: readonly CareerBanner[]): Page {
  const pictures = (kind: CareerBanner['type']) =>
    banners
      .filter(({ type }) => type === kind)
      .map(({ id, title, url, description }) => {
        const picture = `<img src="${escapeText(`${home}/banners/${id}`)}" alt="${escapeText(description || title)}" ${sizes[kind]} loading="lazy">`
        return `<li>${isTarget(url) ? `<a href="${escapeText(url)}" rel="noopener">${picture}</a>` : picture}</li>`
      })
      .join('')
  const lists = (['Banner', 'Logo'] as const).flatMap((kind) => {
    const items = pictures(kind)
    return items && [`<ul class="${kind === 'Banner' ? 'banners' : 'logos'}">${items}</ul>`]
  })
  if (banners.length === 0) return page
  return {
    ...page,
    html: `${page.html}\n<aside class="shown" aria-label="${words.t('banners')}">${lists.join('')}</aside>`,
  }
}
