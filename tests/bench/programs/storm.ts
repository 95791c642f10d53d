import { postDocument } from './postDocument.ts'

// A program that sends one document so many times at once, in a process of its own: `storm.ts URL TOKEN COUNT DOCUMENT`. It prints how each was answered.
const [url = '', token = '', count = '0', query = ''] = process.argv.slice(2)
const answers = await Promise.all(Array.from({ length: Number(count) }, () => postDocument(url, token, query)))
console.log(JSON.stringify(answers.map(({ status }) => status)))
