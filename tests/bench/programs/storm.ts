import { postDocument } from './postDocument.ts'

// A program that sends one document many times at once, in a separate process: `storm.ts URL TOKEN COUNT DOCUMENT`. It
// prints the result of each request.
const [url = '', token = '', count = '0', query = ''] = process.argv.slice(2)
const answers = await Promise.all(Array.from({ length: Number(count) }, () => postDocument(url, token, query)))
console.log(JSON.stringify(answers.map(({ status }) => status)))
