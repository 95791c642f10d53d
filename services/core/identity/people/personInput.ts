import { say, type FieldErrors } from '../../contract/messages.ts'
import { badInput } from '../../http/errors.ts'
import { searchText } from './directory.ts'
import { required } from '../../http/fieldTexts.ts'

/** 2 to 100 letters, digits and . _ @ -, with a letter or digit at both ends. */
export const userNameRule = /^[a-z0-9](?:[a-z0-9._@-]{0,98}[a-z0-9])$/
const emailRule = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

export interface PersonInput {
  name: string
  familyName: string
  fullName?: string | undefined
  email: string | null
  phone?: string | null | undefined
  title?: string | null | undefined
  departmentId?: string | null | undefined
}

export interface NewPerson extends PersonInput {
  userName: string
  /** Without one they are invited by mail to set it. */
  password?: string | undefined
  roles: string[]
}

const text = (value: string | null | undefined) => value?.trim() || null

/** The columns that a form fills, checked. */
export function columnsOf(userName: string, input: PersonInput) {
  const name = input.name.trim()
  const familyName = input.familyName.trim()
  const fullName = text(input.fullName) ?? `${familyName} ${name}`.trim()
  const email = text(input.email)
  const fields: FieldErrors = {
    ...(!name && { name: [required] }),
    ...(email && !emailRule.test(email) && { email: [say('EMAIL')] }),
  }
  if (Object.keys(fields).length > 0) throw badInput(fields)
  return {
    name,
    family_name: familyName,
    full_name: fullName,
    email,
    phone: text(input.phone),
    title: text(input.title),
    department_id: input.departmentId ?? null,
    search_text: searchText(fullName, userName, email),
  }
}

/** Says what a constraint of the database means for the form. */
export async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string }
    if (constraint.startsWith('app_user_user_name')) throw badInput({ userName: [say('TAKEN')] })
    if (constraint === 'app_user_department') throw badInput({ departmentId: [say('UNKNOWN_DEPARTMENT')] })
    throw error
  }
}
