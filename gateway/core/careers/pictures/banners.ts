import { isOwnPath } from '../../../../common/ownPath.ts'
import { escapeText } from '../../../../common/richText/write.ts'
import type { CareerBanner } from '../../../../services/features/careers/contract.ts'
import type { Frame, Page } from '../layout.ts'

/** The size reserved for a picture before it has loaded, so that nothing moves. */
const sizes = { Banner: 'width="960" height="200"', Logo: 'width="160" height="40"' } as const

/** Whether a banner may lead to an address: a web page or a page of the product. */
const isTarget = (url: string) => isOwnPath(url) || /^https?:\/\//i.test(url)

/** Adds the platform's banners to the foot of a page: banners below each other, then logos in a row. */
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
