import { entrants } from '../../engine/entrants.ts';

export const BADMINTON_MEN = entrants(
  'person',
  `
cn Shi Yuqi
dk Anders Antonsen
th Kunlavut Vitidsarn
tw Chou Tien-chen
fr Christo Popov
id Jonatan Christie
cn Li Shifeng
fr Alex Lanier
jp Kodai Naraoka
sg Loh Kean Yew
cn Weng Hongyang
tw Lin Chun-yi
jp Koki Watanabe
in Lakshya Sen
fr Toma Junior Popov
cn Lu Guangzu
jp Kenta Nishimoto
dk Rasmus Gemke
jp Yushi Tanaka
ca Brian Yang
hk Lee Cheuk Yiu
cn Wang Zhengxing
tw Chi Yu-jen
id Alwi Farhan
tw Wang Tzu-wei
in Ayush Shetty
my Leong Jun Hao
hk Ng Ka Long Angus
ie Nhat Nguyen
dk Magnus Johannesen
in Prannoy H. S.
sg Jason Teh
kr Jeon Hyeok-jin
vn Nguyễn Hải Đăng
th Panitchaphon Teeraratsakul
dk Mads Christophersen
in Kidambi Srikanth
my Justin Hoh
fi Kalle Koljonen
dk Viktor Axelsen
`,
);

export const BADMINTON_WOMEN = entrants(
  'person',
  `
kr An Se-young
cn Wang Zhiyi
jp Akane Yamaguchi
cn Han Yue
cn Chen Yufei
th Pornpawee Chochuwong
id Putri Kusuma Wardani
th Ratchanok Intanon
jp Tomoka Miyazaki
kr Sim Yu-jin
cn Gao Fangjie
th Supanida Katethong
ca Michelle Li
in P. V. Sindhu
dk Line Kjærsfeldt
dk Mia Blichfeldt
dk Line Christophersen
tw Lin Hsiang-ti
jp Hina Akechi
jp Nozomi Okuhara
th Busanan Ongbamrungphan
tw Chiu Pin-chian
dk Julie Dawall Jakobsen
vn Nguyễn Thùy Linh
us Beiwen Zhang
jp Natsuki Nidaira
tw Sung Shuo-yun
gb-sct Kirsty Gilmour
jp Riko Gunji
in Unnati Hooda
tr Neslihan Arın
sg Yeo Jia Min
my Letshanaa Karupathevan
jp Manami Suizu
dk Amalie Schulz
es Clara Azurmendi
`,
);

export const BADMINTON_MEN_PAIRS = entrants(
  'pair',
  `
kr Kim Won-ho / Seo Seung-jae
my Aaron Chia / Soh Wooi Yik
in Satwiksairaj Rankireddy / Chirag Shetty
cn Liang Weikeng / Wang Chang
dk Kim Astrup / Anders Skaarup Rasmussen
id Fajar Alfian / Muhammad Shohibul Fikri
my Goh Sze Fei / Nur Izzuddin
gb-eng Ben Lane / Sean Vendy
id Sabar Gutama / Moh Reza Pahlevi Isfahani
cn Chen Boyang / Liu Yi
my Man Wei Chong / Tee Kai Wun
jp Takuro Hoki / Yugo Kobayashi
tw Chiu Hsiang-chieh / Wang Chi-lin
dk Daniel Lundgaard / Mads Vestergaard
dk Rasmus Kjær / Frederik Søgaard
tw Lee Jhe-huei / Yang Po-hsuan
fr Christo Popov / Toma Junior Popov
dk William Kryger Boe / Christian Faust Kjær
`,
);

export const BADMINTON_WOMEN_PAIRS = entrants(
  'pair',
  `
cn Liu Shengshu / Tan Ning
my Pearly Tan / Thinaah Muralitharan
jp Rin Iwanaga / Kie Nakanishi
jp Yuki Fukushima / Mayu Matsumoto
kr Baek Ha-na / Lee So-hee
kr Kim Hye-jeong / Kong Hee-yong
cn Jia Yifan / Zhang Shuxian
tw Hsieh Pei-shan / Hung En-tzu
jp Arisa Igarashi / Miyu Takahashi
bg Gabriela Stoeva / Stefani Stoeva
in Treesa Jolly / Gayatri Gopichand
cn Li Yijing / Luo Xumin
id Apriyani Rahayu / Siti Fadia Silva Ramadhanti
dk Natasja Anthonisen / Alexandra Bøje
tw Chang Ching-hui / Yang Ching-tun
us Francesca Corbett / Jennie Gai
dk Amalie Cecilie Kudsk / Simona Pilgaard
hk Lui Lok Lok / Tsang Hiu Yan
`,
);

export const BADMINTON_MIXED_PAIRS = entrants(
  'pair',
  `
cn Feng Yanzhe / Huang Dongping
th Dechapol Puavaranukroh / Supissara Paewsampran
cn Jiang Zhenbang / Wei Yaxin
fr Thom Gicquel / Delphine Delrue
my Chen Tang Jie / Toh Ee Wei
dk Mathias Christiansen / Alexandra Bøje
cn Guo Xinwa / Chen Fanghui
hk Tang Chun Man / Tse Ying Suet
id Jafar Hidayatullah / Felisha Pasaribu
tw Yang Po-hsuan / Hu Ling-fang
dk Jesper Toft / Amalie Magelund
my Goh Soon Huat / Shevon Jemie Lai
in Dhruv Kapila / Tanisha Crasto
jp Hiroki Midorikawa / Nami Matsuyama
us Presley Smith / Jennie Gai
jp Yuichi Shimogami / Sayaka Hobara
dk Mads Vestergaard / Christine Busch
id Amri Syahnawi / Nita Violina Marwah
`,
);
