import type { Word } from '../people/countries.ts'

/** A kind of work: what people are called in it, what they know, have studied and have done. */
interface FieldOfWork {
  /** The job category that its jobs belong to. */
  category: string
  positions: readonly Word[]
  skills: readonly string[]
  area: Word
  deeds: readonly [Word, Word, Word]
}

export const fields = {
  backend: {
    category: 'Backend',
    positions: [
      ['Backend Engineer', 'Kỹ sư Backend', 'バックエンドエンジニア'],
      ['Java Developer', 'Lập trình viên Java', 'Javaエンジニア'],
      ['Go Developer', 'Lập trình viên Go', 'Goエンジニア'],
      ['Node.js Developer', 'Lập trình viên Node.js', 'Node.jsエンジニア'],
      ['Platform Engineer', 'Kỹ sư nền tảng', 'プラットフォームエンジニア'],
    ],
    skills: [
      'Node.js',
      'TypeScript',
      'PostgreSQL',
      'Java',
      'Spring Boot',
      'Go',
      'Kafka',
      'Redis',
      'GraphQL',
      'Kubernetes',
      'REST',
      'AWS',
    ],
    area: ['Computer Science', 'Khoa học máy tính', '工学部 情報工学科'],
    deeds: [
      [
        'Built the services behind payments and refunds.',
        'Xây dựng các dịch vụ thanh toán và hoàn tiền.',
        '決済・返金サービスを開発',
      ],
      [
        'Cut the response time of the order API by half.',
        'Giảm một nửa thời gian phản hồi của API đơn hàng.',
        '受注APIの応答時間を半分に短縮',
      ],
      [
        'Split a monolith into services without downtime.',
        'Tách hệ thống nguyên khối thành các dịch vụ mà không gián đoạn.',
        'モノリスを無停止でサービスに分割',
      ],
    ],
  },
  frontend: {
    category: 'Frontend',
    positions: [
      ['Frontend Engineer', 'Kỹ sư Frontend', 'フロントエンドエンジニア'],
      ['React Developer', 'Lập trình viên React', 'Reactエンジニア'],
      ['UI Engineer', 'Kỹ sư giao diện', 'UIエンジニア'],
    ],
    skills: ['React', 'TypeScript', 'Relay', 'CSS', 'Vite', 'Accessibility', 'Vue', 'Playwright'],
    area: ['Information Technology', 'Công nghệ thông tin', '情報学部 情報システム学科'],
    deeds: [
      [
        'Built the checkout of a shop with 200,000 customers a month.',
        'Phát triển trang thanh toán cho cửa hàng có 200.000 khách mỗi tháng.',
        '月間20万人が利用するECサイトの購入画面を開発',
      ],
      [
        'Introduced a component library that five teams share.',
        'Xây dựng thư viện thành phần dùng chung cho năm nhóm.',
        '5チームで共有するコンポーネントライブラリを構築',
      ],
      [
        'Made the pages usable by keyboard and screen reader.',
        'Cải thiện các trang để dùng được bằng bàn phím và trình đọc màn hình.',
        'キーボードとスクリーンリーダーに対応する画面へ改善',
      ],
    ],
  },
  data: {
    category: 'Data & AI',
    positions: [
      ['Data Engineer', 'Kỹ sư dữ liệu', 'データエンジニア'],
      ['Data Scientist', 'Chuyên viên khoa học dữ liệu', 'データサイエンティスト'],
      ['Machine Learning Engineer', 'Kỹ sư học máy', '機械学習エンジニア'],
      ['BI Analyst', 'Chuyên viên phân tích BI', 'BIアナリスト'],
    ],
    skills: ['Python', 'SQL', 'Spark', 'dbt', 'PyTorch', 'Airflow', 'Tableau', 'Statistics'],
    area: ['Applied Mathematics', 'Toán ứng dụng', '理学部 数学科'],
    deeds: [
      [
        'Ran the pipelines behind the daily reports.',
        'Vận hành các luồng dữ liệu cho báo cáo hằng ngày.',
        '日次レポートのデータパイプラインを運用',
      ],
      [
        'Built a model that forecasts the demand of 300 shops.',
        'Xây dựng mô hình dự báo nhu cầu cho 300 cửa hàng.',
        '300店舗の需要予測モデルを構築',
      ],
      [
        'Brought the figures of six systems into one warehouse.',
        'Hợp nhất số liệu của sáu hệ thống vào một kho dữ liệu.',
        '6システムのデータを1つの基盤に統合',
      ],
    ],
  },
  mobile: {
    category: 'Mobile',
    positions: [
      ['Flutter Developer', 'Lập trình viên Flutter', 'Flutterエンジニア'],
      ['Android Developer', 'Lập trình viên Android', 'Androidエンジニア'],
      ['iOS Developer', 'Lập trình viên iOS', 'iOSエンジニア'],
    ],
    skills: ['Flutter', 'Dart', 'Kotlin', 'Swift', 'Android', 'iOS', 'Git'],
    area: ['Software Engineering', 'Kỹ thuật phần mềm', '工学部 情報工学科'],
    deeds: [
      [
        'Released the app of a bank in both stores.',
        'Phát hành ứng dụng ngân hàng trên cả hai kho ứng dụng.',
        '銀行アプリを両ストアで公開',
      ],
      [
        'Halved the crashes of an app with a million installs.',
        'Giảm một nửa số lỗi của ứng dụng có một triệu lượt cài đặt.',
        '100万インストールのアプリのクラッシュを半減',
      ],
      [
        'Built a delivery app that works offline.',
        'Phát triển ứng dụng giao hàng hoạt động ngoại tuyến.',
        'オフラインで使える配送アプリを開発',
      ],
    ],
  },
  cloud: {
    category: 'Cloud & DevOps',
    positions: [
      ['DevOps Engineer', 'Kỹ sư DevOps', 'DevOpsエンジニア'],
      ['Site Reliability Engineer', 'Kỹ sư vận hành hệ thống', 'SREエンジニア'],
      ['Cloud Engineer', 'Kỹ sư điện toán đám mây', 'クラウドエンジニア'],
    ],
    skills: ['AWS', 'Kubernetes', 'Terraform', 'Linux', 'CI/CD', 'Docker'],
    area: ['Computer Networks', 'Mạng máy tính', '工学部 電気電子工学科'],
    deeds: [
      ['Moved 40 services to Kubernetes.', 'Chuyển 40 dịch vụ lên Kubernetes.', '40のサービスをKubernetesへ移行'],
      ['Cut the cost of the cloud by a third.', 'Giảm một phần ba chi phí đám mây.', 'クラウド費用を3割削減'],
      [
        'Set up releases that run ten times a day.',
        'Thiết lập quy trình phát hành mười lần mỗi ngày.',
        '1日10回のリリース体制を整備',
      ],
    ],
  },
  qa: {
    category: 'Quality Assurance',
    positions: [
      ['QA Engineer', 'Kỹ sư QA', 'QAエンジニア'],
      ['Automation Tester', 'Kỹ sư kiểm thử tự động', '自動テストエンジニア'],
      ['Test Lead', 'Trưởng nhóm kiểm thử', 'テストリーダー'],
    ],
    skills: ['Automation testing', 'Playwright', 'Selenium', 'JMeter', 'Manual testing', 'SQL'],
    area: ['Information Systems', 'Hệ thống thông tin', '情報学部 情報科学科'],
    deeds: [
      ['Automated the tests of 300 screens.', 'Tự động hóa kiểm thử cho 300 màn hình.', '300画面のテストを自動化'],
      [
        'Tested releases with a team of five.',
        'Kiểm thử các bản phát hành cùng nhóm năm người.',
        '5名のチームでリリース前テストを担当',
      ],
      [
        'Ran load tests before each sale.',
        'Thực hiện kiểm thử tải trước mỗi đợt khuyến mãi.',
        'セール前の負荷テストを実施',
      ],
    ],
  },
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

export type Field = keyof typeof fields

/** What people of each field of work are called, in English. */
export const positionsOf = (field: Field): string[] => fields[field].positions.map(([name]) => name)

/** The field of work of a job category; undefined for one that nobody of the demo works in. */
export const fieldOfCategory = (category: string): Field | undefined =>
  (Object.keys(fields) as Field[]).find((field) => fields[field].category === category)
