import type { RowImport } from '../../../services/features/userImports/contract.ts'
import { uuid } from '../../support/records.ts'

export const userImport = (given: Partial<RowImport> = {}): RowImport => ({
  id: uuid(50),
  fileName: 'people.csv',
  status: 'importing',
  total: 10,
  totalCreated: 3,
  totalExisted: 1,
  totalFailed: 0,
  errors: [],
  createdBy: 'user1',
  createdDate: '2025-03-01T00:00:00.000Z',
  ...given,
})
