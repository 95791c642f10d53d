import type { FieldOfWork } from './fieldOfWork.ts'

/** Work on software. */
export const technical = {
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
} as const satisfies Record<string, FieldOfWork>
