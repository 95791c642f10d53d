import type { Language } from '../../../core/contract/languages.ts'
import type { OfferKind } from '../offerShapes.ts'

interface About {
  candidate: string
  job: string
}
interface Texts {
  kinds: Record<OfferKind, string>
  askSubject(kind: string, about: About): string
  ask(kind: string, about: About, asker: string): string
  standIn(name: string): string
  remindSubject(kind: string, about: About): string
  decide: string
  hello(name: string): string
  read: string
  until(when: string): string
  codeSubject(company: string): string
  code(code: string, minutes: number): string
  codeNotYou: string
  receiptSubject(company: string, answer: 'accepted' | 'declined'): string
  receipt(job: string, company: string, when: string, answer: 'accepted' | 'declined'): string
  hash(name: string, sha256: string): string
  withdrawnSubject(company: string): string
  withdrawn(job: string, company: string): string
}

/** The texts of the mails about offers. */
export const mailTexts: Record<Language, Texts> = {
  en: {
    kinds: { salaryOffer: 'salary offer', offerLetter: 'offer letter' },
    askSubject: (kind, { candidate }) => `Please approve the ${kind} for ${candidate}`,
    ask: (kind, { candidate, job }, asker) => `${asker} asks you to approve the ${kind} for ${candidate} (${job}).`,
    standIn: (name) => `You are standing in for ${name}.`,
    remindSubject: (kind, { candidate }) => `Reminder: the ${kind} for ${candidate} is waiting for you`,
    decide: 'Read and decide',
    hello: (name) => `Hello ${name},`,
    read: 'Read and answer the offer',
    until: (when) => `You can answer until ${when}. To open the offer, you need a code that we send to this address.`,
    codeSubject: (company) => `Your code for the offer from ${company}`,
    code: (code, minutes) => `Your code is ${code}. It is valid for ${minutes} minutes.`,
    codeNotYou: 'If you did not request it, you can ignore this mail.',
    receiptSubject: (company, answer) =>
      answer === 'accepted'
        ? `You have accepted the offer from ${company}`
        : `You have declined the offer from ${company}`,
    receipt: (job, company, when, answer) =>
      `You ${answer} the offer from ${company} for the position ${job} on ${when}. Keep this mail: it is your receipt.`,
    hash: (name, sha256) => `Document: ${name}\nSHA-256: ${sha256}`,
    withdrawnSubject: (company) => `${company} has withdrawn its offer`,
    withdrawn: (job, company) =>
      `${company} has withdrawn its offer for the position ${job}. The link in our earlier mail is no longer valid.`,
  },
  vi: {
    kinds: { salaryOffer: 'đề nghị lương', offerLetter: 'thư mời nhận việc' },
    askSubject: (kind, { candidate }) => `Đề nghị bạn phê duyệt ${kind} cho ${candidate}`,
    ask: (kind, { candidate, job }, asker) => `${asker} đề nghị bạn phê duyệt ${kind} cho ${candidate} (${job}).`,
    standIn: (name) => `Bạn đang quyết định thay cho ${name}.`,
    remindSubject: (kind, { candidate }) => `Nhắc nhở: ${kind} cho ${candidate} đang chờ bạn`,
    decide: 'Xem và quyết định',
    hello: (name) => `Xin chào ${name},`,
    read: 'Xem và trả lời thư mời',
    until: (when) => `Bạn có thể trả lời đến ${when}. Để mở thư mời, bạn cần một mã được gửi đến địa chỉ này.`,
    codeSubject: (company) => `Mã của bạn cho thư mời của ${company}`,
    code: (code, minutes) => `Mã của bạn là ${code}. Mã có hiệu lực trong ${minutes} phút.`,
    codeNotYou: 'Nếu bạn không yêu cầu mã này, bạn không cần làm gì cả.',
    receiptSubject: (company, answer) =>
      answer === 'accepted' ? `Bạn đã chấp nhận thư mời của ${company}` : `Bạn đã từ chối thư mời của ${company}`,
    receipt: (job, company, when, answer) =>
      `Bạn đã ${answer === 'accepted' ? 'chấp nhận' : 'từ chối'} thư mời của ${company} cho vị trí ${job} vào ${when}. Hãy giữ thư này: đây là biên nhận của bạn.`,
    hash: (name, sha256) => `Tài liệu: ${name}\nSHA-256: ${sha256}`,
    withdrawnSubject: (company) => `${company} đã rút lại thư mời`,
    withdrawn: (job, company) =>
      `${company} đã rút lại thư mời cho vị trí ${job}. Liên kết trong thư trước không còn hiệu lực.`,
  },
  ja: {
    kinds: { salaryOffer: '給与オファー', offerLetter: '内定通知書' },
    askSubject: (kind, { candidate }) => `${candidate} さんへの${kind}の承認のお願い`,
    ask: (kind, { candidate, job }, asker) =>
      `${asker} さんが ${candidate} さん（${job}）への${kind}の承認を依頼しています。`,
    standIn: (name) => `${name} さんの代理としてのご判断をお願いします。`,
    remindSubject: (kind, { candidate }) => `リマインダー：${candidate} さんへの${kind}の承認のお願い`,
    decide: '内容を確認して判断する',
    hello: (name) => `${name} 様`,
    read: 'オファーを確認して回答する',
    until: (when) => `回答期限は ${when} です。オファーを開くには、このアドレスに届くコードが必要です。`,
    codeSubject: (company) => `${company} からのオファーを開くためのコード`,
    code: (code, minutes) => `コードは ${code} です。${minutes} 分間有効です。`,
    codeNotYou: 'お心当たりがない場合は、何もする必要はありません。',
    receiptSubject: (company, answer) =>
      answer === 'accepted' ? `${company} のオファーの承諾を承りました` : `${company} のオファーの辞退を承りました`,
    receipt: (job, company, when, answer) =>
      `${when} に、${company} の「${job}」のオファーの${answer === 'accepted' ? '承諾' : '辞退'}を承りました。このメールは控えとして保管してください。`,
    hash: (name, sha256) => `文書：${name}\nSHA-256：${sha256}`,
    withdrawnSubject: (company) => `${company} からのオファーの取り下げについて`,
    withdrawn: (job, company) =>
      `${company} より、「${job}」のオファーを取り下げる旨のご連絡です。以前お送りしたリンクは無効となりました。`,
  },
}
