export default { levels: { guessable: 'Quá dễ đoán', weak: 'Yếu', fair: 'Trung bình', good: 'Tốt', strong: 'Mạnh' } }
