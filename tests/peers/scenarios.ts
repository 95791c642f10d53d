const answer = (code: string, body = '') => `<send${code.startsWith('200') ? ' retrans="500"' : ''}><![CDATA[
SIP/2.0 ${code}
[last_Via:]
[last_Record-Route:]
[last_From:]
[last_To:];tag=[call_number]
[last_Call-ID:]
[last_CSeq:]
Contact: <sip:callee@[local_ip]:[local_port];transport=[transport]>
${
  body
    ? `Content-Type: application/sdp
Content-Length: [len]

${body}`
    : 'Content-Length: 0\n'
}
]]></send>`

const sound = `v=0
o=callee 1 1 IN IP[local_ip_type] [local_ip]
s=-
c=IN IP[media_ip_type] [media_ip]
t=0 0
m=audio [media_port] RTP/AVP 0
a=rtpmap:0 PCMU/8000
`
const scenario = (name: string, steps: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<scenario name="${name}">
${steps.join('\n')}
</scenario>
`
const ringAndAnswer = [
  '<recv request="INVITE" rrs="true"/>',
  answer('180 Ringing'),
  '<pause milliseconds="500"/>',
  answer('200 OK', sound),
  '<recv request="ACK" rrs="true"/>',
]

/** The behaviour of SIPp's callees. */
export const scenarios = {
  /** Rings, answers, repeats what it hears, and waits for the caller to hang up. */
  answers: scenario('answers', [...ringAndAnswer, '<recv request="BYE"/>', answer('200 OK')]),
  /** Answers and hangs up after three seconds. */
  hangsUp: scenario('hangs up', [
    ...ringAndAnswer,
    '<pause milliseconds="3000"/>',
    `<send retrans="500"><![CDATA[
BYE [next_url] SIP/2.0
Via: SIP/2.0/[transport] [local_ip]:[local_port];branch=[branch]
[routes]
From: [$1];tag=[call_number]
To: [$2]
[last_Call-ID:]
CSeq: 1 BYE
Max-Forwards: 70
Content-Length: 0

]]></send>`,
    '<recv response="200"/>',
  ]).replace(
    '<recv request="INVITE" rrs="true"/>',
    `<recv request="INVITE" rrs="true"><action>
<ereg regexp="[^;]*" search_in="hdr" header="To:" assign_to="1"/>
<ereg regexp=".*" search_in="hdr" header="From:" assign_to="2"/>
</action></recv>`,
  ),
  busy: scenario('busy', ['<recv request="INVITE"/>', answer('486 Busy Here'), '<recv request="ACK"/>']),
} as const
