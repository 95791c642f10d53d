import { fold } from '../../../../../common/text.ts'

/** Words of English job titles. */
const titles =
  /\b(?:accountant|actor|actress|administrator|adviser|advisor|agent|analyst|animator|apprentice|architect|artist|assistant|associate|attendant|attorney|auditor|baker|barista|bartender|bookkeeper|broker|buyer|captain|carer|caregiver|carpenter|cashier|chair(?:man|woman|person)?|chef|chemist|chief|cleaner|clerk|coach|concierge|consultant|controller|cook|coordinator|co-ordinator|copywriter|counsel|counsell?or|dean|dentist|deputy|designer|developer|devops|dietitian|director|doctor|draughtsman|driver|economist|editor|electrician|engineer|estimator|evangelist|executive|expert|fitter|foreman|founder|freelancer?|guard|head|housekeeper|inspector|installer|instructor|intern|internship|interpreter|janitor|journalist|labou?rer|lawyer|lead|leader|lecturer|librarian|machinist|manager|mechanic|merchandiser|midwife|nanny|nurse|officer|operator|optometrist|owner|painter|paralegal|paramedic|partner|pharmacist|photographer|physician|physiotherapist|picker|pilot|planner|plumber|porter|postdoc|practitioner|president|principal|producer|professor|programmer|psychologist|radiographer|receptionist|recruiter|representative|researcher|salesperson|salesman|scheduler|scientist|secretary|sister|specialist|steward|stewardess|strategist|student worker|superintendent|supervisor|surgeon|surveyor|teacher|technician|technologist|teller|tester|therapist|trainee|trainer|translator|treasurer|tutor|veterinarian|volunteer|waiter|waitress|welder|worker|writer)\b/
/** Titles that consist of capital letters. */
const capitals = /\b(?:BA|PM|PO|QA|QC|SRE|HRBP|C[EFIMOPT]O)\b/
/** Words of Vietnamese job titles, folded. */
const vietnamese =
  /(?:^|[^\p{L}])(?:ky su|lap trinh vien|nhan vien|chuyen vien|giao vien|giang vien|dieu duong|ke toan|kiem toan vien|truong (?:phong|nhom|ca|bo phan|khoa|ban|kho|du an)|to truong|nhom truong|pho (?:phong|giam doc|ban)|cua hang truong|quan doc|giam sat|giam doc|tong giam doc|thuc tap|quan ly|le tan|tro giang|tro ly|thu ky|thu quy|thu kho|thu ngan|duoc si|bac si|y ta|y si|ho ly|ho sinh|cong nhan|tai xe|lai xe|dau bep|bep truong|phuc vu|bao ve|dieu phoi|trinh duoc vien|cong tac vien|luat su|kien truc su|phien dich|bien tap vien|phong vien|quan tri vien|tu van vien|huong dan vien|ky thuat vien|tho (?:dien|may|han|moc|co khi)|sinh vien thuc tap|hieu truong|hieu pho|chu nhiem|dai dien|tiep vien|tap vu)(?![\p{L}])/u
/** Endings of Japanese job titles. */
const japanese =
  /(?:エンジニア|プログラマー?|マネージャー?|リーダー|デザイナー|インターン|コンサルタント|スタッフ|アシスタント|ディレクター|プランナー|ドライバー|オペレーター|アドバイザー|チーフ|部長|課長|係長|室長|所長|店長|院長|師長|工場長|支店長|センター長|班長|主任|主査|係|社員|職員|作業員|研究員|販売員|相談員|担当|営業|事務|経理|総務|人事|代理|支配人|講師|教諭|教員|助教|教授|医師|看護師|薬剤師|保育士|介護士|介護福祉士|理学療法士|栄養士|美容師|調理師|技師|弁護士|税理士|会計士|秘書|取締役|代表|役員)(?:補佐|補|見習い|職)?$|(?:社員|担当者|学年主任)/u

/** Words in the names of employers. */
const employers =
  /\b(?:inc|ltd|llc|llp|plc|gmbh|corp|jsc|pte|pty|bv|b\.v|co(?!-)|company|corporation|group|holdings?|hospital|clinic|school|academy|kindergarten|nursery|hotel|resort|inn|suites|bank|university|college|institute|agency|association|foundation|council|ministry|restaurant|cafe|pharmacy|studios?|labs?|laboratories|industries|international|solutions|technologies|systems|enterprises|contractors|trust|museum|library|airlines?|supermarkets?|stores?|care home|medical cent(?:er|re)|& sons)\b/
const vietnameseEmployers =
  /(?:^|[^\p{L}])(?:cong ty|tap doan|tong cong ty|ngan hang|benh vien|truong (?:tieu hoc|trung hoc|thcs|thpt|mam non|dai hoc|cao dang|quoc te)|khach san|nha may|xi nghiep|trung tam|sieu thi|nha hang|phong kham|tnhh|co phan|cua hang|nha thuoc|khu nghi duong|hop tac xa|van phong|so y te|uy ban|hoc vien|dien may|kho lanh)(?![\p{L}])/u
const japaneseEmployers =
  /(?:会社|\(株\)|\(有\)|法人|組合|病院|医院|クリニック|診療所|ホテル|旅館|銀行|信用金庫|大学|学園|学校|学院|薬局|商店|製作所|工務店|事務所|研究所|センター|市役所|区役所|県庁|アカデミー|グループ|ホールディングス|ドラッグ)(?!長)|^[市県都]立/u

/** Whether a text contains a job title. */
export const isTitle = (text: string): boolean => {
  const said = fold(text)
  return titles.test(said) || capitals.test(text) || vietnamese.test(said) || japanese.test(said)
}
/** Whether a text contains an employer. */
export const isEmployer = (text: string): boolean => {
  const said = fold(text)
  return employers.test(said) || vietnameseEmployers.test(said) || japaneseEmployers.test(said)
}

/** Returns the position of the last word of a text that matches; -1 if none does. */
function lastOf(text: string, word: RegExp): number {
  let last = -1
  for (const { index } of text.matchAll(/[\p{L}'’.-]+/gu)) if (word.test(text.slice(index))) last = index
  return last
}

/**
 * Returns a positive number for a job title and a negative one for an employer. If both occur, the main word of the
 * phrase decides.
 */
export function titleScore(text: string): number {
  const [title, employer] = [isTitle(text), isEmployer(text)]
  if (title !== employer) return title ? 1 : -1
  if (!title) return 0
  const said = fold(text)
  // The main word is first in Vietnamese and last in Japanese and English, except in phrases such as "Head of School".
  if (vietnamese.test(said) || vietnameseEmployers.test(said))
    return said.search(vietnamese) <= said.search(vietnameseEmployers) && vietnamese.test(said) ? 1 : -1
  if (japanese.test(said)) return /会社|法人|組合/.test(said) ? -1 : 1
  const isOf = /^[\p{L} -]{3,30}\s(?:of|for|to)\s/u.exec(said)
  if (isOf && titles.test(isOf[0])) return 1
  return lastOf(said, titles) > lastOf(said, employers) ? 1 : -1
}
