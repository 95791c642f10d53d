import { fold } from '../text.ts'

/** The names that a folder, a file or another system may use for the data of a CV, in the order of the product. */
export const importedNames = {
  position: ['position', 'jobtitle', 'title', 'job', 'vitri', 'chucdanh'],
  company: ['company', 'companyname', 'employer', 'congty'],
  experience: ['experience', 'experienceyear', 'experienceyears', 'yearsofexperience', 'years', 'sonamkinhnghiem'],
  skills: ['skills', 'skill', 'kynang'],
  languages: ['languages', 'language', 'ngonngu', 'ngoaingu'],
  education: ['education', 'school', 'university', 'hocvan'],
  birthday: ['birthday', 'dob', 'birthdate', 'dateofbirth', 'ngaysinh'],
  address: ['address', 'city', 'location', 'diachi'],
  website: ['website', 'trangweb'],
  possibleName: ['possiblename'],
} as const satisfies Record<string, readonly string[]>
export type ImportedName = keyof typeof importedNames

const keyOf = (text: string) => fold(text).replace(/[^a-z]/g, '')

/**
 * Returns which data a name means, in any spelling: `Job title`, `job_title`, `Chức danh`. Returns null for any other
 * name.
 */
export function importedNameOf(name: string): ImportedName | null {
  const key = keyOf(name)
  const found = Object.entries(importedNames).find(([, names]) => (names as readonly string[]).includes(key))
  return found ? (found[0] as ImportedName) : null
}
