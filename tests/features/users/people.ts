import type { Department } from '../../../services/features/departments/contract.ts'
import type { UserDetail, UserSummary } from '../../../services/features/users/userShapes.ts'
import { uuid } from '../../support/records.ts'

export const summary = (number: number, given: Partial<UserSummary> = {}): UserSummary => ({
  id: uuid(700 + number),
  userName: `user${number}`,
  fullName: `User ${number}`,
  email: null,
  title: null,
  departmentId: uuid(800 + (number % 3)),
  status: 'active',
  avatarVersion: null,
  ...given,
})

export const detail = (number: number, given: Partial<UserDetail> = {}): UserDetail => ({
  ...summary(number),
  name: 'User',
  familyName: String(number),
  phone: null,
  roles: ['Recruiter'],
  activeRole: 'Recruiter',
  emailVerified: false,
  version: 1,
  createdDate: '2025-03-01T00:00:00.000Z',
  updatedDate: '2025-03-01T00:00:00.000Z',
  ...given,
})

export const department = (number: number, given: Partial<Department> = {}): Department => ({
  id: uuid(800 + number),
  key: `D${number}`,
  name: `Department ${number}`,
  parentId: null,
  legalName: null,
  locationId: uuid(900),
  manager: 'user1',
  active: true,
  ...given,
})
