import type { CompanyDb } from '../core/database/companyDb.ts'
import { statusKinds } from '../features/lookups/statuses.ts'
import '../features/lookups/tables.ts'
import { processGroups, systemStatuses, type Status } from './interviewStatuses.ts'

/** An entry of a list: its name, and any further members that responses include. */
export interface VocabularyEntry {
  name: string
  data?: Record<string, unknown>
}

export interface List {
  words: readonly VocabularyEntry[]
  /** Name of the default entry. */
  preset?: string
  /** Whether the list has its own order; other lists are sorted by name. */
  isOrdered?: boolean
}

/** Splits names that are separated by bars. */
const splitNames = (text: string): VocabularyEntry[] => text.split('|').map((name) => ({ name: name.trim() }))
export const alphabetical = (text: string, preset?: string): List => ({
  words: splitNames(text),
  ...(preset && { preset }),
})
const ordered = (text: string, preset?: string): List => ({
  words: splitNames(text),
  isOrdered: true,
  ...(preset && { preset }),
})
/** Parses entries such as `VND=đ`: a name and one more member of the response. */
export const parsePairs = (member: string, text: string): VocabularyEntry[] =>
  text
    .split('|')
    .map((part) => part.trim().split('='))
    .map(([name = '', value = '']) => ({ name, data: { [member]: value } }))

const skills =
  'A/B testing|Accessibility|Accounting|Adobe XD|Agile|Airflow|Android|Angular|Ansible|Apache Spark|ASP.NET Core|Automation testing|AWS|Azure|B2B sales|Bash|Business analysis|C|C#|C++|CI/CD|Cloud architecture|Communication|Content writing|CRM|CSS|Cypress|Dart|Data modelling|dbt|DevOps|Digital marketing|Django|Docker|Elasticsearch|Embedded C|English|ERP|Excel|Express|FastAPI|Figma|Flutter|Git|GitLab CI|Go|Google Ads|Google Cloud|GraphQL|gRPC|Hadoop|HTML|Illustrator|iOS|Java|JavaScript|Jenkins|JMeter|Jira|JLPT N2|Kafka|Key accounts|Kotlin|Kubernetes|Laravel|Leadership|Linux|Looker|Machine learning|Manual testing|Microservices|MongoDB|MySQL|Negotiation|NestJS|Networking|Next.js|Node.js|Objective-C|OpenAPI|Oracle|Payroll|Penetration testing|Photoshop|PHP|Playwright|PostgreSQL|Power BI|Presentation|Product management|Project management|Prometheus|Python|PyTorch|RabbitMQ|React|React Native|Recruitment|Redis|Relay|REST|Ruby on Rails|Rust|Salesforce|SAP|Scala|Scrum|Selenium|SEO|Snowflake|Spring Boot|SQL|SQL Server|Statistics|Swift|Tableau|Talent sourcing|Team management|TensorFlow|Terraform|Tiếng Anh giao tiếp|TypeScript|UI design|Unity|Unreal Engine|UX research|Vite|Vue|WordPress|Xamarin'
const countries =
  'Australia=AU|Austria=AT|Belgium=BE|Brazil=BR|Brunei=BN|Cambodia=KH|Canada=CA|China=CN|Czechia=CZ|Denmark=DK|Finland=FI|France=FR|Germany=DE|Hong Kong=HK|Hungary=HU|India=IN|Indonesia=ID|Ireland=IE|Israel=IL|Italy=IT|Japan=JP|Laos=LA|Malaysia=MY|Mexico=MX|Mongolia=MN|Myanmar=MM|Netherlands=NL|New Zealand=NZ|Norway=NO|Pakistan=PK|Philippines=PH|Poland=PL|Portugal=PT|Romania=RO|Russia=RU|Singapore=SG|South Africa=ZA|South Korea=KR|Spain=ES|Sri Lanka=LK|Sweden=SE|Switzerland=CH|Taiwan=TW|Thailand=TH|Türkiye=TR|Ukraine=UA|United Arab Emirates=AE|United Kingdom=GB|United States=US|Việt Nam=VN'
const cities: Record<string, string> = {
  'Việt Nam':
    'An Giang|Bà Rịa - Vũng Tàu|Bắc Ninh|Bình Dương|Bình Định|Bình Thuận|Buôn Ma Thuột|Cà Mau|Cần Thơ|Cao Bằng|Đà Lạt|Đà Nẵng|Điện Biên|Đồng Nai|Đồng Tháp|Gia Lai|Hà Giang|Hà Nội|Hà Tĩnh|Hải Dương|Hải Phòng|Hồ Chí Minh|Hội An|Huế|Hưng Yên|Khánh Hòa|Kiên Giang|Lạng Sơn|Lào Cai|Long An|Nam Định|Nghệ An|Nha Trang|Ninh Bình|Phú Quốc|Phú Thọ|Quảng Nam|Quảng Ngãi|Quảng Ninh|Quảng Trị|Quy Nhơn|Sóc Trăng|Sơn La|Tây Ninh|Thái Bình|Thái Nguyên|Thanh Hóa|Tiền Giang|Vĩnh Long|Vĩnh Phúc',
  Japan: '東京|大阪|京都|名古屋|福岡|札幌|横浜|神戸|仙台|広島',
  Singapore: 'Singapore',
  'United Kingdom': 'London|Leeds|Manchester|Edinburgh|Bristol',
  'United States': 'Austin|Boston|Chicago|New York|San Francisco|San Jose|Seattle',
  'South Korea': 'Seoul|Busan|Incheon|Suwon',
  Germany: 'Berlin|Hamburg|Köln|München',
  Australia: 'Brisbane|Melbourne|Perth|Sydney',
}

/** The lists of a new company. */
const lists: Record<string, List> = {
  skillKeyword: alphabetical(skills),
  skillException: alphabetical(
    'Curriculum Vitae|Etc|Experience|Hobbies|Office|Other|References|Responsibilities|Team|Word',
  ),
  languageKeyword: alphabetical(
    'Chinese|English|French|German|Italian|Japanese|Khmer|Korean|Lao|Malay|Portuguese|Russian|Spanish|Thai|Vietnamese',
    'Vietnamese',
  ),
  label: {
    words: parsePairs(
      'color',
      'Blocked for now=#cf1322|Fast learner=#389e0d|High potential=#1677ff|Needs visa=#d46b08|Referral=#531dab|Relocates=#08979c|Returning=#c41d7f|Short notice=#d4b106',
    ),
  },
  nationality: alphabetical(
    'American|Australian|British|Cambodian|Canadian|Chinese|Danish|Dutch|Filipino|French|German|Indian|Indonesian|Irish|Italian|Japanese|Korean|Lao|Malaysian|New Zealander|Norwegian|Polish|Portuguese|Russian|Singaporean|Spanish|Swedish|Swiss|Taiwanese|Thai|Ukrainian|Vietnamese',
    'Vietnamese',
  ),
  candidateStatus: {
    isOrdered: true,
    preset: 'New',
    words: parsePairs(
      'color',
      'New=#1677ff|In contact=#08979c|In process=#d46b08|Offered=#531dab|Onboard=#389e0d|Not interested=#8c8c8c|Rejected=#cf1322|Left the company=#595959',
    ),
  },
  educationInstitution: alphabetical(
    'Aptech Việt Nam|Banking Academy of Vietnam|British University Vietnam|Can Tho University|Da Nang University|Foreign Trade University|FPT University|Hanoi University|Hanoi University of Science and Technology|Ho Chi Minh City University of Technology|Hoa Sen University|Hue University|Imperial College London|Industrial University of Ho Chi Minh City|Keio University|Kyoto University|Nanyang Technological University|National Economics University|National University of Singapore|Osaka University|Posts and Telecommunications Institute of Technology|RMIT University Vietnam|Seoul National University|Ton Duc Thang University|University of Economics Ho Chi Minh City|University of Leeds|University of Melbourne|University of Science, VNU-HCM|University of Tokyo|Vietnam Maritime University|VNU University of Engineering|VNU University of Languages|Waseda University|Đại học Cần Thơ|Đại học Sư phạm Kỹ thuật',
  ),
  institutionLevel: ordered('High school|Vocational|College|Bachelor|Engineer|Master|Doctor', 'Bachelor'),
  certificateKeyword: alphabetical(
    'ACCA|AWS Certified Developer|AWS Solutions Architect|Azure Administrator|CCNA|CFA Level 1|CISSP|CKA|Google Cloud Architect|IELTS 6.5|IELTS 7.5|ISTQB Foundation|ITIL Foundation|JLPT N1|JLPT N2|JLPT N3|Oracle Java SE|PMP|PSM I|SHRM-CP|TOEIC 800|TOPIK 4',
  ),
  countryKeyword: alphabetical(
    'Anh|Australia|Canada|Đức|Hàn Quốc|Japan|Mỹ|Nhật Bản|Pháp|Singapore|South Korea|UK|United States|USA|Vietnam|Việt Nam|日本',
  ),
  country: { words: parsePairs('code', countries), preset: 'Việt Nam' },
  jobFunction: alphabetical(
    'Accounting|Administration|Architecture|Business analysis|Customer success|Data|Design|Engineering|Finance|Human resources|Infrastructure|Legal|Marketing|Operations|Product|Quality assurance|Sales|Security|Support',
  ),
  jobType: ordered('Full-time|Part-time|Contract|Internship|Freelance|Seasonal', 'Full-time'),
  jobCategory: alphabetical(
    'Backend|Business Analysis|Cloud & DevOps|Data & AI|Finance|Frontend|Human Resources|Internship|Management|Mobile|Product & Design|Quality Assurance|Sales & Marketing',
  ),
  industry: alphabetical(
    'Automotive|Banking|Construction|E-commerce|Education|Energy|Games|Government|Healthcare|Insurance|IT services|Logistics|Manufacturing|Media|Real estate|Retail|Software|Telecommunications|Tourism',
    'Software',
  ),
  interviewRound: ordered(
    'Phone screening|Technical test|Technical interview|Manager interview|Culture interview|Final interview',
    'Phone screening',
  ),
  salaryType: ordered('Gross per month|Net per month|Gross per year|Per hour|Negotiable', 'Gross per month'),
  salaryCurrency: { isOrdered: true, preset: 'VND', words: parsePairs('symbol', 'VND=đ|USD=$|JPY=¥|EUR=€|SGD=S$') },
  experienceLevel: ordered(
    'No experience|Under 1 year|1 to 2 years|3 to 5 years|6 to 10 years|Over 10 years',
    'No experience',
  ),
  rejectReason: ordered(
    'Skills do not match|Not enough experience|Language not sufficient|Salary expectation too high|Failed the test|Failed the interview|Candidate withdrew|Candidate took another offer|No answer|Position closed|Other',
    'Skills do not match',
  ),
  icon: {
    words: parsePairs(
      'icon',
      'Briefcase=briefcase|Building=building|Calendar=calendar|Chart=chart-column|Checklist=list-checks|Gear=settings|Handshake=handshake|Message=message-square|Package=package|People=users|Phone=phone|Shield=shield-check|Star=star|Truck=truck',
    ),
  },
  companyType: ordered('Employer|Staffing agency|Headhunter|University', 'Employer'),
  settingSystemType: {
    isOrdered: true,
    words: parsePairs(
      'key',
      'E-mail=EMAIL|Security=SECURITY|Storage=STORAGE|Telephony=TELEPHONY|Notifications=NOTIFICATION|Integrations=INTEGRATION',
    ),
  },
  emailTemplateType: {
    isOrdered: true,
    words: [
      ['Feedback request', 1],
      ['Salary offer', 2],
      ['Offer letter', 3],
      ['Interview invitation', 4],
      ['Interview reminder', 5],
      ['Thank you after an interview', 6],
      ['Rejection', 7],
      ['E-mail verification', 10],
      ['Password reset', 11],
      ['Welcome', 12],
      ['Job request to vendors', 17],
    ].map(([name, type]) => ({ name: String(name), data: { type } })),
  },
  emailTemplateToken: {
    words: parsePairs(
      'description',
      'Candidate_Name=Name of the candidate|Company_Name=Name of the company|Department_Name=Department of the job|Interview_Date=Date of the interview|Interview_Link=Link to the interview|Interview_Location=Where the interview is|Interview_Time=Time of the interview|Job_Link=Link to the job request|Job_Title=Title of the job|Offer_Link=Link to confirm an offer|Recruiter_Email=E-mail of the recruiter|Recruiter_Name=Name of the recruiter|Recruiter_Phone=Phone of the recruiter|Salary=Salary that is offered|Start_Date=First working day',
    ),
  },
  webhookEvent: {
    isOrdered: true,
    words: parsePairs(
      'key',
      'Candidate created=candidate.created|Candidate changed=candidate.updated|Candidate submitted to a job=candidate.submitted|Status of a candidate changed=candidate.status|Job created=job.created|Job published=job.published|Job closed=job.closed|Interview planned=interview.planned|Offer accepted=offer.accepted|Offer declined=offer.declined',
    ),
  },
}

interface Row {
  id: string
  kind: string
  parent_id: string | null
  position: number
  name: string
  is_default: boolean
  /** insertMany takes the value itself, not its JSON text. */
  data: any
}

export const ranks = ['Intern', 'Fresher', 'Junior', 'Middle', 'Senior', 'Lead', 'Manager', 'Director'] as const
export const channels = [
  'Facebook',
  'ITviec',
  'LinkedIn',
  'Referral',
  'TopCV',
  'Vendor',
  'VietnamWorks',
  'Website',
] as const

/** Returns the id of an entry; always the same for the same kind and name. */
export type IdOf = (kind: string, name: string) => string

function rowsOf(idOf: IdOf, own: Record<string, List>): Row[] {
  const row = (kind: string, { name, data }: VocabularyEntry, more: Partial<Row> = {}): Row => ({
    id: idOf(kind, name),
    kind,
    parent_id: null,
    position: 0,
    name,
    is_default: false,
    data: data ?? {},
    ...more,
  })
  const plain = Object.entries({ ...lists, ...own }).flatMap(([kind, { words: list, preset, isOrdered = false }]) =>
    list.map((word, at) => row(kind, word, { position: isOrdered ? at : 0, is_default: word.name === preset })),
  )
  const towns = Object.entries(cities).flatMap(([country, names]) =>
    splitNames(names).map((city) =>
      row('city', city, { id: idOf(`city of ${country}`, city.name), parent_id: idOf('country', country) }),
    ),
  )
  const status = (kind: string, [name, key, color]: Status, position: number, more: Partial<Row> = {}) =>
    row(kind, { name, data: { key, color } }, { position, ...more })
  const process = processGroups.flatMap(([name, statuses], position) => {
    const group = row(statusKinds.group, { name }, { position })
    return [group, ...statuses.map((one, at) => status(statusKinds.status, one, at, { parent_id: group.id }))]
  })
  return [...plain, ...towns, ...process, ...systemStatuses.map((one, at) => status(statusKinds.system, one, at))]
}

/** Inserts the vocabularies into a company that has none, along with further lists for this company. */
export const insertVocabulary = (db: CompanyDb, idOf: IdOf, own: Record<string, List>): Promise<void> =>
  db.insertMany('vocabulary_item', rowsOf(idOf, own))
