import { entrants } from '../../engine/entrants.ts';

export const TABLE_TENNIS_MEN = entrants(
  'person',
  `
cn Wang Chuqin
cn Lin Shidong
jp Tomokazu Harimoto
se Truls Möregårdh
br Hugo Calderano
fr Félix Lebrun
cn Liang Jingkun
kr Jang Woo-jin
tw Lin Yun-ju
de Patrick Franziska
de Dang Qiu
dk Anders Lind
si Darko Jorgić
fr Alexis Lebrun
jp Sora Matsushima
cn Xiang Peng
de Dimitrij Ovtcharov
de Benedikt Duda
jp Shunsuke Togami
kr An Jae-hyun
jp Hiroto Shinozuka
fr Simon Gauzy
ng Quadri Aruna
cn Zhou Qihao
pt Marcos Freitas
eg Omar Assar
se Anton Källberg
kr Oh Jun-sung
dk Jonathan Groth
hr Tomislav Pucar
us Kanak Jha
fr Thibault Poret
se Kristian Karlsson
jp Yuta Tanaka
hk Wong Chun Ting
tw Kao Cheng-jui
at Robert Gardos
ro Eduard Ionescu
`,
);

export const TABLE_TENNIS_WOMEN = entrants(
  'person',
  `
cn Sun Yingsha
cn Wang Manyu
cn Chen Xingtong
cn Wang Yidi
cn Kuai Man
jp Miwa Harimoto
jp Mima Ito
jp Satsuki Odo
mo Zhu Yuling
jp Hina Hayata
cn Chen Yi
jp Honoka Hashimoto
de Sabine Winter
jp Miyuu Kihara
kr Shin Yu-bin
kr Joo Cheon-hui
jp Miyu Nagasaki
tw Cheng I-ching
hk Doo Hoi Kem
at Sofia Polcanova
cn Shi Xunyao
ro Bernadette Szőcs
br Bruna Takahashi
fr Yuan Jianan
kr Kim Na-yeong
de Han Ying
fr Prithika Pavade
eg Hana Goda
in Manika Batra
us Lily Zhang
ro Elizabeta Samara
se Linda Bergström
cz Hana Matelová
pt Fu Yu
in Sreeja Akula
us Amy Wang
`,
);
