import { filesOfBrands } from '../../core/identity/companies/companyBrand.ts'
import type { FileAccess } from '../media/access.ts'

/** Everyone of the company sees its logo, people outside too: it stands at the head of what they are sent. */
export const companyLogoFiles: FileAccess = { kind: filesOfBrands, mayRead: async ({ db }, id) => id === db.companyId }
