/** An address in the vendor form. */
export interface EmailValue {
  email: string
  status: string
}

/** The values of the vendor form. */
export interface VendorValues {
  name: string
  address: string
  status: string
  locationNames: readonly string[]
  emails: EmailValue[]
}
