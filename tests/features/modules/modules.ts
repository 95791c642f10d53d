import type { AppModule } from '../../../services/features/modules/contract.ts'

export const module = (code: string, given: Partial<AppModule> = {}): AppModule => ({
  code,
  isOwn: false,
  active: true,
  isNeeded: false,
  names: { en: `${code}s`, vi: code, ja: code },
  descriptions: { en: '', vi: '', ja: '' },
  icon: '',
  link: '',
  place: 10,
  permissions: [{ key: `${code}:View${code}`, action: `View${code}`, roles: ['Administrator', 'Guest'] }],
  version: 0,
  ...given,
})
