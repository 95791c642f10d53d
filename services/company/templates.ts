import type { Language } from '../core/contract/languages.ts'
import type { CompanyDb } from '../core/database/companyDb.ts'
import { jobRequestType } from '../features/emailTemplates/contract.ts'
import '../features/emailTemplates/tables.ts'

type Template = readonly [type: number, name: string, subject: string, contents: string, language?: Language]
const signature = '<p>Recruiter_Name<br>Company_Name</p>'

/** The texts contain placeholders by their bare names, such as Job_Title and Job_Link in the job request. */
const templates: readonly Template[] = [
  [
    1,
    'Feedback request',
    'Your feedback on Candidate_Name',
    `<p>Please give your feedback on Candidate_Name, who was interviewed for Job_Title.</p>${signature}`,
  ],
  [
    3,
    'Offer letter',
    'Offer from Company_Name',
    `<p>Dear Candidate_Name,</p><p>We are glad to offer you the position Job_Title from Start_Date. Please confirm: Offer_Link</p>${signature}`,
  ],
  [
    4,
    'Interview invitation',
    'Interview for Job_Title',
    `<p>Dear Candidate_Name,</p><p>We would like to meet you on Interview_Date at Interview_Time, Interview_Location.</p>${signature}`,
  ],
  [
    4,
    'Thư mời phỏng vấn',
    'Mời phỏng vấn vị trí Job_Title',
    `<p>Chào Candidate_Name,</p><p>Chúng tôi mời bạn phỏng vấn lúc Interview_Time ngày Interview_Date tại Interview_Location.</p>${signature}`,
    'vi',
  ],
  [
    5,
    'Interview reminder',
    'Tomorrow: interview for Job_Title',
    `<p>Dear Candidate_Name,</p><p>We look forward to meeting you at Interview_Time. Link: Interview_Link</p>${signature}`,
  ],
  [
    7,
    'Rejection',
    'Your application for Job_Title',
    `<p>Dear Candidate_Name,</p><p>Thank you for your interest. This time we have chosen somebody else.</p>${signature}`,
  ],
  [
    12,
    'Welcome',
    'Welcome to Company_Name',
    `<p>Dear Candidate_Name,</p><p>Welcome! Your first day is Start_Date in Department_Name.</p>${signature}`,
  ],
  [
    jobRequestType,
    'Job request',
    'Job request: Job_Title',
    `<p>Dear partner,</p><p>We are looking for candidates for <strong>Job_Title</strong>. Details and upload of CVs: Job_Link</p>${signature}`,
  ],
  [
    jobRequestType,
    'Yêu cầu tuyển dụng',
    'Yêu cầu tuyển dụng: Job_Title',
    `<p>Kính gửi đối tác,</p><p>Chúng tôi cần tuyển vị trí <strong>Job_Title</strong>. Chi tiết và gửi CV: Job_Link</p>${signature}`,
    'vi',
  ],
]

interface Templates {
  idOf(type: number, name: string): string
  sender: { address: string; name: string }
  /** User name. */
  updatedBy: string
}

/** Adds the e-mail templates that a company begins with; the first of each type is its default. */
export async function insertTemplates(db: CompanyDb, { idOf, sender, updatedBy }: Templates): Promise<void> {
  const seen = new Set<number>()
  await db
    .insert(
      'email_template',
      templates.map(([type, name, subject, contents, language = 'en']) => {
        const isDefault = !seen.has(type)
        seen.add(type)
        return {
          id: idOf(type, name),
          type,
          name,
          subject,
          contents,
          is_default: isDefault,
          email_from: sender.address,
          email_from_name: sender.name,
          language,
          updated_by: updatedBy,
        }
      }),
    )
    .execute()
}
