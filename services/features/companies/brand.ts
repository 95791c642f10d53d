import { filesOfBrands } from '../../core/identity/companies/companyBrand.ts'
import type { FileAccess } from '../media/access.ts'

/** Everybody in the company may see its logo, and so may outsiders, because mails to them show it. */
export const companyLogoFiles: FileAccess = { kind: filesOfBrands, mayRead: async ({ db }, id) => id === db.companyId }
