import { accountImport, accountImportGet } from '../../../services/features/userImports/contract.ts'
import { declareImport } from '../imports/rowImport.ts'

declareImport({
  type: 'UserImport',
  description: 'One file of people who came into the company; they are invited by mail to set a password.',
  permission: 'User:ImportUser',
  upload: accountImport,
  read: (id, { rest }) => rest.call(accountImportGet, { query: { id } }),
})
