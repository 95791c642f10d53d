import { isEmail } from '../../../../common/patterns.ts'
import { isTimeZone } from '../../../../common/timeZones.ts'
import type { Language } from '../../contract/languages.ts'
import { createMessage, type FieldErrors } from '../../contract/messages.ts'
import { badInput } from '../../http/errors.ts'
import { searchText } from './directory.ts'
import { extensionTaken, type PhoneExtension } from './phoneExtensions.ts'
import { required } from '../../http/fieldTexts.ts'

export interface PersonInput {
  name: string
  familyName: string
  fullName?: string | undefined
  email: string | null
  phone?: string | null | undefined
  title?: string | null | undefined
  departmentId?: string | null | undefined
  /** Absent: unchanged. null: not specified. */
  language?: Language | null | undefined
  timeZone?: string | null | undefined
  /** Extension with which they make calls. Absent: unchanged. null: none. */
  ext?: string | null | undefined
  extPassword?: string | undefined
}

export interface NewPerson extends PersonInput {
  userName: string
  /** Without a password they are invited by mail to set one. */
  password?: string | undefined
  roles: string[]
}

const text = (value: string | null | undefined) => value?.trim() || null

/** Returns the checked columns of a form. */
export function columnsOf(userName: string, input: PersonInput) {
  const name = input.name.trim()
  const familyName = input.familyName.trim()
  const fullName = text(input.fullName) ?? `${familyName} ${name}`.trim()
  const email = text(input.email)
  const fields: FieldErrors = {
    ...(!name && { name: [required] }),
    ...(email && !isEmail(email) && { email: [createMessage('EMAIL')] }),
    ...(input.timeZone && !isTimeZone(input.timeZone) && { timeZone: [createMessage('UNKNOWN_ZONE')] }),
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
    ...(input.language !== undefined && { language: input.language }),
    ...(input.timeZone !== undefined && { time_zone: input.timeZone || null }),
    search_text: searchText(fullName, userName, email),
  }
}

/** Turns the violation of a database constraint into a message for the form. */
export async function withConstraintsExplained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string }
    if (constraint.startsWith('app_user_user_name')) throw badInput({ userName: [createMessage('TAKEN')] })
    if (constraint === 'phone_extension_ext_key') throw extensionTaken()
    if (constraint === 'app_user_department') throw badInput({ departmentId: [createMessage('UNKNOWN_DEPARTMENT')] })
    throw error
  }
}

/** Returns the extension to set or remove; undefined: unchanged. */
export const extensionOf = ({ ext, extPassword: password }: PersonInput): PhoneExtension | null | undefined =>
  ext === undefined ? undefined : ext ? { ext, password } : null
