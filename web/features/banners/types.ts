/** The types of pictures, in the order of the tabs (002/2.7). */
export const types = ['BANNER', 'LOGO'] as const
export type BannerType = (typeof types)[number]
