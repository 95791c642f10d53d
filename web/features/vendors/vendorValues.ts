/** An address as the form of a vendor holds it. */
export interface EmailValue {
  email: string
  status: string
}

/** What the form of a vendor holds. */
export interface VendorValues {
  name: string
  address: string
  status: string
  locationNames: readonly string[]
  emails: EmailValue[]
}
