import { ids, jobRanks, locations, lookup } from './data.ts'
import { found, get, named, onePage, post, resource, type Route } from './route.ts'

/** The e-mail template of type 17 (001/3). */
const template = (number: number) => ({
  id: ids.template(number),
  type: 17,
  subject: `Template ${number}`,
  contents: '<p>Job_Title</p>',
  emailTemplate: '<p>Job_Title: Job_Link</p>',
  emailFrom: 'jobs@peer.example',
  emailFromName: 'Peer Trading',
})

/** Lists of id, name, isDefault by their paths (002/7, shared lookup service). */
const lists: Record<string, readonly object[]> = {
  '/commons/setting-system-types': lookup(400, 'Mail'),
  '/commons/email-template-types': lookup(410, 'Invitation', 'Job request'),
  '/commons/email-template-tokens': lookup(420, 'Job_Title', 'Job_Link'),
  '/commons/icons': lookup(430, 'star'),
  '/commons/job-functions': lookup(440, 'Development'),
  '/commons/job-types': lookup(450, 'Full time'),
  '/commons/industries': lookup(460, 'IT'),
  '/commons/interview-rounds': lookup(470, 'First'),
  '/commons/salary-types': lookup(480, 'Gross'),
  '/commons/salary-currency': lookup(490, 'VND'),
  '/commons/experience-level': lookup(500, 'Two years'),
  '/commons/job-ranks': jobRanks,
  '/commons/client-job-ranks': jobRanks,
  '/commons/master-reject-reasons': lookup(510, 'Salary'),
  '/commons/data-by-key': lookup(520, 'Item'),
  '/commons/enum-data-keys': lookup(530, 'Gender'),
  '/commons/countries': lookup(540, 'Vietnam', 'Japan'),
  '/commons/cities': locations,
  '/commons/email-sender': lookup(550, 'jobs@peer.example'),
  '/commons/webhook-events': lookup(560, 'candidate.created'),
  '/commons-applicant/skill-keywords': lookup(570, 'SQL', 'Sales', 'Java'),
  '/commons-applicant/skill-keywords-exception': lookup(580, 'Office'),
  '/commons-applicant/language-keywords': lookup(590, 'Japanese', 'English', 'Vietnamese'),
  '/commons-applicant/labels': lookup(600, 'Hot', 'Cold', 'Star'),
  '/commons-applicant/education-institutions': lookup(610, 'HUST'),
  '/commons-applicant/candidate-statuses': lookup(620, 'Active', 'Hired', 'Blocked'),
  '/commons-applicant/certificate-keywords': lookup(630, 'JLPT N2'),
  '/commons-applicant/country-keywords': lookup(640, 'Vietnam'),
  '/commons-applicant/institution-levels': lookup(650, 'Bachelor'),
  '/commons-applicant/company-keywords': lookup(660, 'FPT'),
  '/commons-applicant/data-by-key': lookup(670, 'Item'),
  // Extension properties of the company; TerminalDate is the only one in the documents (001/3).
  '/commons-applicant/extend-candidate': [
    { id: ids.lookup(680), name: 'TerminalDate', type: 'date', active: true },
    { id: ids.lookup(681), name: 'Account', type: 'text', active: true },
  ],
}

export function lookupRoutes(): Route[] {
  const templates = [1, 2, 3].map(template)
  const words = ['spam', 'scam', 'fraud', 'casino', 'lottery', 'pyramid', 'bitcoin'].map((keyword, place) => ({
    id: ids.word(place + 1),
    keyword,
  }))
  return [
    ...Object.entries(lists).map(([path, rows]) => get(path, ({ query }) => named(rows, query.keyword ?? query.name))),
    get('/commons/unique-key', () => crypto.randomUUID()),
    get('/commons/email-templates-by-company', () => templates),
    get('/commons/email-templates-by-type', () => templates),
    get('/commons/email-template-by-type', () => templates[0]),
    get('/commons/email-template-by-id', ({ query }) => found(templates, query.id!)),
    post('/commons/send-email', () => true),
    ...resource('/BlockWords', words),
  ]
}

/** Files (000/7, 001/7): all paths lead to one PDF. */
export function mediaRoutes(): Route[] {
  return [
    get('/commons/file', onePage),
    post('/commons/upload', () => 'upload/1.pdf'),
    post('/media/upload', () => ({
      files: ['upload/1.pdf'],
      path: 'upload/1.pdf',
      baseurl: '',
      error: '',
      message: '',
    })),
    get('/media/file', onePage),
    get('/media/temp-file', onePage),
    get('/media/compress-pdf', onePage),
    post('/media/html-to-pdf', onePage),
    post('/media/docx-to-pdf', onePage),
    post('/media/replace-text', () => true),
    post('/media/hide-field-cv', () => true),
    get('/media/presigned-url', () => 'https://files.peer.example/in'),
    get('/media/upload-presigned-url', () => 'https://files.peer.example/up'),
  ]
}
