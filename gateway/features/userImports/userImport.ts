import { accountImport, accountImportGet } from '../../../services/features/userImports/contract.ts'
import { declareImport } from '../imports/rowImport.ts'

declareImport({
  type: 'UserImport',
  description: 'A file of users imported into the company; they are invited by e-mail to set a password.',
  permission: 'User:ImportUser',
  upload: accountImport,
  read: (id, { rest }) => rest.call(accountImportGet, { query: { id } }),
})
