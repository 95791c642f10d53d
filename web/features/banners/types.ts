/** What the pictures of the page are, in the order of their tabs (002/2.7). */
export const types = ['BANNER', 'LOGO'] as const
export type BannerType = (typeof types)[number]
