export default {
  title: 'CV của bạn',
  heading: 'CV của bạn tại {{company}}',
  sent: '{{vendor}} đã gửi CV của {{candidate}} tới {{company}} cho “{{job}}”.',
  question: 'Bạn có đồng ý để {{company}} lưu và sử dụng CV này để xem xét bạn không?',
  given: 'Cảm ơn bạn. Bạn đã đồng ý để {{company}} xem xét.',
  refused: 'Bạn đã không đồng ý. {{company}} sẽ không xem xét CV này và cả hai bên đã được thông báo.',
  agree: 'Tôi đồng ý',
  disagree: 'Tôi không đồng ý',
  takeBack: 'Tôi không còn đồng ý',
  sure: 'Bạn muốn {{company}} không xem xét CV này?',
  forGood: 'Không thể hoàn tác.',
}
