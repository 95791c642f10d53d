import type { FieldOfWork } from './fieldOfWork.ts'

/** Work on products, customers, people and money, and internships. */
export const commercial = {
  product: {
    category: 'Product & Design',
    positions: [
      ['Product Manager', 'Quản lý sản phẩm', 'プロダクトマネージャー'],
      ['Product Designer', 'Chuyên viên thiết kế sản phẩm', 'プロダクトデザイナー'],
      ['UX Researcher', 'Chuyên viên nghiên cứu UX', 'UXリサーチャー'],
    ],
    skills: ['Product management', 'Figma', 'UX research', 'UI design', 'A/B testing'],
    area: ['Industrial Design', 'Thiết kế công nghiệp', '芸術学部 デザイン学科'],
    deeds: [
      [
        'Led a mobile wallet from the idea to its launch.',
        'Phụ trách ví điện tử từ ý tưởng đến khi ra mắt.',
        'モバイルウォレットを企画から公開まで担当',
      ],
      [
        'Interviewed 60 customers and redesigned the sign-up.',
        'Phỏng vấn 60 khách hàng và thiết kế lại luồng đăng ký.',
        '顧客60名に取材し、登録画面を再設計',
      ],
      [
        'Raised the share of returning customers by 12 percent.',
        'Tăng 12 phần trăm tỷ lệ khách hàng quay lại.',
        'リピート率を12%向上',
      ],
    ],
  },
  business: {
    category: 'Business Analysis',
    positions: [
      ['Business Analyst', 'Chuyên viên phân tích nghiệp vụ', 'ビジネスアナリスト'],
      ['Bridge Engineer', 'Kỹ sư cầu nối', 'ブリッジエンジニア'],
    ],
    skills: ['Business analysis', 'JLPT N2', 'Presentation', 'SQL'],
    area: ['Management Information Systems', 'Hệ thống thông tin quản lý', '経営学部 経営情報学科'],
    deeds: [
      [
        'Wrote the requirements of an insurance system.',
        'Phân tích yêu cầu cho hệ thống bảo hiểm.',
        '保険システムの要件定義を担当',
      ],
      [
        'Worked between customers in Tokyo and a team in Hà Nội.',
        'Làm cầu nối giữa khách hàng ở Tokyo và nhóm phát triển tại Hà Nội.',
        '東京の顧客とハノイの開発チームの橋渡しを担当',
      ],
      [
        'Mapped the processes of three warehouses.',
        'Chuẩn hóa quy trình của ba kho hàng.',
        '3つの倉庫の業務フローを整理',
      ],
    ],
  },
  sales: {
    category: 'Sales & Marketing',
    positions: [
      ['Account Executive', 'Chuyên viên kinh doanh', '法人営業'],
      ['Sales Manager', 'Trưởng phòng kinh doanh', '営業マネージャー'],
      ['Business Development Executive', 'Chuyên viên phát triển kinh doanh', '新規開拓営業'],
    ],
    skills: ['B2B sales', 'Negotiation', 'CRM', 'Presentation', 'Key accounts'],
    area: ['Business Administration', 'Quản trị kinh doanh', '経済学部 経営学科'],
    deeds: [
      [
        'Won 25 new business customers in a year.',
        'Phát triển 25 khách hàng doanh nghiệp mới trong một năm.',
        '1年間で法人顧客25社を新規獲得',
      ],
      ['Looked after the ten largest customers.', 'Chăm sóc mười khách hàng lớn nhất.', '主要顧客10社を担当'],
      ['Led a sales team of six.', 'Dẫn dắt nhóm kinh doanh sáu người.', '6名の営業チームを統括'],
    ],
  },
  hr: {
    category: 'Human Resources',
    positions: [
      ['Talent Acquisition Specialist', 'Chuyên viên tuyển dụng', '人事採用スタッフ'],
      ['HR Business Partner', 'Chuyên viên nhân sự', '人事ビジネスパートナー'],
    ],
    skills: ['Talent sourcing', 'Recruitment', 'Communication', 'Excel'],
    area: ['Human Resource Management', 'Quản trị nhân lực', '経営学部 経営学科'],
    deeds: [
      ['Hired 80 engineers in a year.', 'Tuyển 80 kỹ sư trong một năm.', '1年間でエンジニア80名を採用'],
      ['Advised the managers of three departments.', 'Tư vấn nhân sự cho ba phòng ban.', '3部門の人事相談を担当'],
      [
        'Set up the onboarding of new colleagues.',
        'Xây dựng quy trình hội nhập cho nhân viên mới.',
        '新入社員の受け入れ研修を整備',
      ],
    ],
  },
  finance: {
    category: 'Finance',
    positions: [
      ['Accountant', 'Kế toán viên', '経理スタッフ'],
      ['Payroll Specialist', 'Chuyên viên tiền lương', '給与計算スタッフ'],
    ],
    skills: ['Accounting', 'Payroll', 'Excel', 'SAP'],
    area: ['Accounting', 'Kế toán', '商学部 会計学科'],
    deeds: [
      ['Closed the books of two companies each month.', 'Khóa sổ hằng tháng cho hai công ty.', '2社の月次決算を担当'],
      [
        'Paid the salaries of 900 people on time.',
        'Tính và chi trả lương đúng hạn cho 900 nhân viên.',
        '従業員900名の給与計算を担当',
      ],
      ['Prepared the yearly audit.', 'Chuẩn bị hồ sơ kiểm toán hằng năm.', '年次監査の準備を担当'],
    ],
  },
  intern: {
    category: 'Internship',
    positions: [
      ['Software Intern', 'Thực tập sinh phần mềm', 'ソフトウェア開発インターン'],
      ['QA Intern', 'Thực tập sinh kiểm thử', 'QAインターン'],
      ['Data Intern', 'Thực tập sinh dữ liệu', 'データ分析インターン'],
      ['Design Intern', 'Thực tập sinh thiết kế', 'デザインインターン'],
    ],
    skills: ['Java', 'Python', 'HTML', 'Git', 'SQL', 'Figma'],
    area: ['Computer Science', 'Khoa học máy tính', '工学部 情報工学科'],
    deeds: [
      [
        'A library app, built with three fellow students.',
        'Ứng dụng thư viện, làm cùng ba bạn sinh viên.',
        '学生4名で図書館アプリを開発',
      ],
      [
        'A website for the volunteers of the university.',
        'Trang web cho câu lạc bộ tình nguyện của trường.',
        '大学のボランティア団体のウェブサイトを制作',
      ],
      [
        'A timetable of the faculty that 200 students use.',
        'Thời khóa biểu của khoa, được 200 sinh viên sử dụng.',
        '学生200名が利用する時間割アプリを制作',
      ],
    ],
  },
} as const satisfies Record<string, FieldOfWork>
