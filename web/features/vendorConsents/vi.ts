export default {
  title: 'CV của bạn',
  heading: 'CV của bạn tại {{company}}',
  sent: '{{vendor}} đã gửi CV của {{candidate}} tới {{company}} cho “{{job}}”.',
  question: 'Bạn có đồng ý để {{company}} lưu và sử dụng CV này để xem xét bạn không?',
  given: 'Cảm ơn bạn. Bạn đã đồng ý để {{company}} xem xét.',
  refused: 'Bạn không đồng ý. {{company}} sẽ không xem xét CV này và hai bên đã được thông báo.',
  agree: 'Tôi đồng ý',
  disagree: 'Tôi không đồng ý',
  takeBack: 'Tôi không còn đồng ý',
  sure: '{{company}} sẽ không xem xét CV này?',
  forGood: 'Không thể hoàn tác.',
}
