import { rowTextsEn } from '../../../common/rowTexts/en.ts'

/**
 * The text of every field message of the services and the gateway, by code; `{name}` is a parameter. The list is closed: `badInput`
 * accepts no other codes. Clients translate the codes into their user's language; clients that know no codes show the text.
 */
export const fieldMessages = {
  // The only general text for the rules of a field (000/5, decision D-124), for lengths and numbers alike.
  REQUIRED: 'This field is required',
  MAXIMUM: 'Maximum length is {max}',
  OUT_OF_RANGE: 'must be from {min} to {max}',
  MINIMUM: 'Minimum length is {min}',
  EXACT_LENGTH: 'Must be {len} characters',

  // Shapes
  WRONG_TYPE: 'must be {type}',
  WRONG_FORM: 'must match {form}',
  INVALID: 'is not valid',
  ONE_OF: 'must be one of {values}',
  AMONG: 'must be among {values}',
  NOT_IN_LIST: 'is not in the list',
  UNIQUE: 'must be unique',
  TWICE: 'appears twice',
  TAKEN: 'is already taken',
  READ_ONLY: 'is read-only',
  ONE_LINE: 'must be one line',
  LOWER_CASE: 'Field only accepts lower case alphabets',
  NUL: 'must not contain NUL',
  NUMBER: 'must be a number',
  TRUE_OR_FALSE: 'must be true or false',
  DATE: 'must be a date',
  TIME: 'must be a time',
  IN_THE_PAST: 'is in the past',
  BEFORE_START: 'must not be before the start',
  BEFORE_FIRST_DAY: 'is before the first day',
  LESS_THAN_LOWEST: 'is less than the lowest',
  LINK: 'The input is not valid link',
  EMAIL: 'is not a valid e-mail address',
  NOT_EMAIL: 'The input is not email address!',
  WRONG_ADDRESSES: 'Not an e-mail address: {addresses}',
  INPUT_EMAIL: 'Please input email',
  INPUT_PHONE: 'Please input number phone',
  PHONE: 'The input is not valid phone',
  PHONE_84: 'Input can not enter entries starting with 84',
  JSON_LIST: 'must be a JSON list',
  JSON_COLUMNS: 'must be a JSON list of at most {most} columns',
  JSON_OBJECT: 'must be the JSON text of an object',
  JSON_TEXTS: 'must be a JSON object of texts',
  JSON_LIST_OR_OBJECT: 'must be the JSON text of a list or an object',

  // Requests
  EXACTLY_ONE: 'Exactly one of {names}',
  NOT_WITH: 'cannot be combined with {name}',
  TIMEZONE_OFFSET: 'must be whole minutes, as Date.getTimezoneOffset returns them',
  IDEMPOTENCY_KEY: 'must be 1 to 200 visible ASCII characters',
  WRONG_POSITION: 'is not a position in the list in this order',
  PUSH_SUBSCRIPTION: 'is not a push subscription',
  PUSH_SERVICE: 'does not belong to a known push service',

  // Requests to the gateway
  WRONG_ID: 'is not a valid id',
  OTHER_ASKED: 'OTHER cannot be requested',
  UNUSABLE: 'cannot be used',
  TOO_MANY: 'at most {most}',
  SO_MANY: 'must be {least} to {most}',
  FROM_TO: 'must be from {least} to {most}',
  NEEDS: 'needs {name}',
  WRONG_CURSOR: 'is not a valid cursor',
  END_ESTIMATED: 'needs before: the end of such a long list is only estimated',
  NO_PARAMETER: 'is not a parameter of this operation',
  NO_VALUES: 'cannot be combined with this operator',
  WITH_EXTENSION: 'is required for EXTENSION, and only for it',

  // Files
  ONE_FILE: 'must be one file',
  FORM_BROKEN: 'The upload was interrupted. Try again.',
  FILE_FORM: 'a multipart/form-data body with a file is required',
  FILE_EMPTY: 'File can not be empty!',
  FILE_TOO_LARGE: 'File must smaller than {size}!',
  IMAGE_TYPE: 'You can only upload JPG/PNG file!',
  IMAGE_TOO_LARGE: 'Image must smaller than {size}!',
  FILE_TYPE: 'Files of this type are not accepted',
  FILE_EXTENSION: 'Only these files are accepted: {extensions}',
  NOT_ITS_EXTENSION: 'The content does not match the extension .{extension}',
  NOT_ITS_NAME: 'The content does not match the file name',
  UNKNOWN_FILE: 'Unknown file',
  CV_TYPE: 'You can only upload PDF & doc & docx file!',
  NOT_A_CV: 'is not a PDF, DOC or DOCX file',
  NOT_YOUR_UPLOAD: 'is not a file that you uploaded for this purpose',
  CSV_ONLY: 'Only CSV files can be imported',
  NAME_COLUMN: 'Choose the column with the name',
  COLUMNS_OF_FILE: 'must name each column of the file once',
  ZIP_ONLY: 'Only ZIP files are accepted',
  CSV_REFUSED: 'Can not import file. Please check your csv file !',
  DOCX_ONLY: 'You can only upload DOCX file!',
  PICTURE_GONE: 'A picture in it no longer exists',
  NOTHING_CHOSEN_TO_HIDE: 'Choose what to hide',

  // People and roles
  UNKNOWN_USER: 'Unknown user',
  UNKNOWN_DEPARTMENT: 'Unknown department',
  UNKNOWN_ROLE: 'Unknown role',
  UNKNOWN_ROLES: 'Unknown roles: {names}',
  UNKNOWN_PERMISSIONS: 'Unknown permissions: {keys}',
  DUPLICATE_ROLE: 'Please do not select duplicate Role Code !',
  VENDOR_ROLE_EXTERNAL: "is always true for the vendors' role",
  ADMINISTRATOR_ROLE_INTERNAL: "is never true for the administrators' role",
  USER_NAME: 'must be 2 to 100 letters a–z, digits and . _ @ -, with a letter or digit at both ends',
  SAME_TIME: 'is the same time',
  WRONG_CODE: 'is not one of your codes, or has already been used',
  WRONG_PASSWORD: 'is not your password',
  PASSWORD_LENGTH: 'must have {min} characters or more',
  PASSWORD_GUESSABLE: 'is too easy to guess',
  PASSWORD: 'must have 6 characters or more, with lower case, upper case, a digit and one of #$^+=!*()@%&',
  CANNOT_SHARE: 'cannot be shared with {names}',
  CANNOT_FOLLOW: 'cannot follow candidates: {names}',
  OWN_DEPUTY: 'You cannot be your own deputy',
  ABSENCE_TOO_LONG: 'is longer than {days} days',
  NO_SUCH_FORM: 'There is no such active form',
  OFFER_TOO_LONG: 'is too far ahead',
  APPROVERS_NEEDED: 'The form asks for an approval: choose who decides',
  OWN_APPROVAL: 'Nobody can approve their own offer',
  CANNOT_APPROVE: 'may not approve such offers: {names}',
  CANNOT_READ_JOBS: 'may not read jobs: {names}',
  NOT_REACHED: 'These users cannot be reached: {names}',

  // Candidates
  UNKNOWN_CANDIDATE: 'There is no such candidate',
  UNKNOWN_FHU_CANDIDATE: 'FHU does not know this candidate',
  NOT_THE_ROWS_CANDIDATE: 'is not the candidate of the row',
  MERGED_WITH_ITSELF: 'A candidate cannot be merged with itself',
  UNKNOWN_FIELDS: 'Unknown fields: {names}',
  UNKNOWN_FIELD: 'is not a field of the company',
  UNKNOWN_COLUMN: '{name} is not known',
  UNKNOWN_CHANNEL: 'Unknown recruitment channel',
  UNKNOWN_STATUS: 'Unknown status',
  NO_TIMES: 'leaves no free time: choose other days or hours',
  UNKNOWN_ZONE: 'is not a time zone',
  UNKNOWN_LABEL: 'Unknown label',
  UNKNOWN_FOLDER: 'Unknown folder',
  OWN_FOLDERS: 'You can only choose your own folders',
  LANGUAGE_NAME: 'Each language needs a name',
  NO_CANDIDATES: 'There are no candidates to add',
  FILTER_UNKNOWN: '{filter}: is not known',
  FILTER_OPERATOR: '{filter}: has no operator {operator}',
  FILTER_ONE_VALUE: '{filter}: takes one value',
  FILTER_VALUES: '{filter}: takes one or more values',
  FILTER_TWO_VALUES: '{filter}: takes two values, of which one may be empty',
  FILTER_ID: '{filter}: {value} is not an id',
  FILTER_ONE_OF: '{filter}: {value} is not one of {values}',
  FILTER_PHONE: '{filter}: {value} is not a phone number',
  FILTER_DATE: '{filter}: {value} is not a date (YYYY-MM-DD)',
  FILTER_NUMBER: '{filter}: {value} is not a number',
  STANDS_TWICE: 'appears twice in this request',
  IMPORT_TYPE_FIXED: 'cannot change once candidates have arrived',
  NAME_UNDER: 'Name should be less than {max} characters!',
  VIEW_NAME_TAKEN: 'is used by another of your views',
  MOST_VIEWS: 'At most {most} views can be kept',

  // Calls
  NOT_THEIR_PHONE: "is not one of the candidate's phone numbers",
  ONLY_WITH_ENDED: 'can only be combined with ended',
  AFTER_TALKING: 'must be one of {values} after talking',

  // Jobs, workflows and forms
  UNKNOWN_JOB: 'There is no such job',
  UNKNOWN_OPEN_JOB: 'There is no such open job',
  JOB_OR_ALL: 'must be the id of a job, or All',
  CATEGORY_TAKEN: 'There is already a category with this name',
  WORKFLOW_TAKEN: 'There is already a workflow with this name',
  NO_ACTIVE_WORKFLOW: 'is not an active workflow',
  NO_STATUSES: 'has no statuses',
  NOT_OF_THE_JOB: "is not a status of the job's workflow",
  NOT_OF_THE_NEW_WORKFLOW: 'is not a status of the new workflow',
  NOT_OF_THIS_WORKFLOW: 'is not a status of this workflow',
  STATUS_OF_ANOTHER: 'contains a status of another workflow',
  STATUS_TWICE: 'contains a status twice',
  STATUS_ITSELF: 'is the status itself',
  STATUS_MISSING: 'There is no status {name}',
  STATUSES_ONCE: 'must contain each status of the workflow once',
  TRIGGERS_ONCE: 'must contain each trigger of the status once',
  SYSTEM_STATUS: '{name} is a system status and cannot be changed',
  MOST_TRIGGERS: 'already has the maximum of {most} triggers',
  UNKNOWN_TEMPLATE: 'There is no such e-mail template',
  UNKNOWN_REASON: 'There is no such reason',
  UNKNOWN_FORM: 'There is no such active feedback form',
  NOT_ON_THE_JOB: 'is not in the process of this job',
  CANNOT_INTERVIEW: 'These users are not active in the company: {names}',
  PERSON_TAKEN: '{name} is taken: {when}',
  ROOM_TAKEN: '{name} is taken: {when}',
  CANDIDATE_TAKEN: 'The candidate has another interview: {when}',
  IN_PAST: 'must not be in the past',
  UNKNOWN_ROOM: 'There is no such active room',
  MOST_KITS: 'A stage has at most {most} kits',
  KITS_ONCE: 'must contain each kit of the stage once',
  UNKNOWN_KIT: 'There is no such interview kit',
  CURRENCY: 'must be a code of three capital letters, such as VND',
  TOKEN_NAME: 'must be words of letters and digits that are joined by _, such as Office_Address',
  UNKNOWN_SENDER: 'is not an e-mail sender of the company',
  NOTHING_STANDS_FOR: 'These placeholders cannot be replaced: {tokens}',
  NO_ADDRESS: 'The candidate has no such e-mail address',
  FILE_GONE: 'A file no longer exists',
  FILES_TOO_LARGE: 'The files are larger than {megabytes} MB together',
  NOTHING_KNOWN: 'There is no value for: {tokens}',
  FORM_NAME_REQUIRED: 'Form Name is required',
  CHOOSE_JOB_RANK: 'Please choose Job Rank!',
  APPROVAL_INCOMPLETE: 'Please select item for Approve or Reject of {group}',
  QUESTION_TITLE: '{question}: This field is required',
  QUESTION_OPTIONS: '{question}: Duplicated or empty option',
  QUESTION_LEVELS: '{question}: Enter a number from {least} to {most}',
  QUESTION_REASON: '{question}: Maximum length is {max}',
  QUESTION_BOUNDS: '{question}: No answer fits its limits',
  QUESTION_CONDITION: '{question}: Its condition needs an earlier question and some of its answers',
  QUESTION_APPLICANTS: '{question}: Applicants cannot answer a field of this kind',

  // Rows of files and of bulk actions
  ...rowTextsEn,
} as const

export type FieldCode = keyof typeof fieldMessages

type Names<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type ParamsOf<C extends FieldCode> = Names<(typeof fieldMessages)[C]>

/** What is wrong with a field: a code of the list and its parameters. */
export interface FieldMessage {
  readonly code: FieldCode
  readonly params: Readonly<Record<string, string>>
}

/** Messages by field. */
export type FieldErrors = Record<string, readonly FieldMessage[]>

/** Creates the message of a code, with each of its parameters. */
export function createMessage<C extends FieldCode>(
  code: C,
  ...[params]: [ParamsOf<C>] extends [never] ? [] : [params: Record<ParamsOf<C>, string | number>]
): FieldMessage {
  return {
    code,
    params: Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)])),
  }
}

/** Returns the English text of a message. */
export const textOf = ({ code, params }: FieldMessage): string => fillIn(fieldMessages[code], params)

/** Fills the values of the parameters into a text. */
export const fillIn = (text: string, params: FieldMessage['params']): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
