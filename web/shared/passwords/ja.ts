export default { levels: { guessable: '推測されやすい', weak: '弱い', fair: '普通', good: '良い', strong: '強い' } }
