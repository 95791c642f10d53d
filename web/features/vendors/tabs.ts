/** The tabs of the page of vendors (001/2.6/1). */
export const tabs = ['vendors', 'configs'] as const
export type VendorTab = (typeof tabs)[number]
