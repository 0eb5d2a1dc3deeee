/** Common family names by language, from which squads are drawn. The people are invented. */
const SURNAMES = {
  da: 'Hansen Nielsen Jensen Pedersen Andersen Christensen Larsen Sørensen Rasmussen Jørgensen Petersen Madsen Kristensen Olsen Thomsen Poulsen Johansen Møller Mortensen Knudsen Jakobsen Mikkelsen Lund Holm Schmidt Bach Winther Kjær Dahl Lauridsen Bech Vestergaard Nørgaard Friis Bruun Kofoed Toft Østergaard Brandt Skov',
  sv: 'Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Pettersson Jonsson Lindberg Lindqvist Sjöberg Wallin Engström Sandberg Nyström Holmgren Ekström Forsberg Lundin Söderberg Hedlund Åberg Björklund Blomqvist',
  no: 'Hansen Johansen Olsen Larsen Andersen Pedersen Nilsen Kristiansen Jensen Karlsen Berg Haugen Hagen Eide Solberg Bakke Moen Strand Lie Nygård Myhre Sandvik Aasen Tveit Ødegaard Lunde Hauge Rønning',
  fi: 'Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Saarinen Salminen Heinonen Niemi Kinnunen Salonen Turunen Lehtinen Rantanen',
  is: 'Jónsson Guðmundsson Sigurðsson Gunnarsson Ólafsson Einarsson Magnússon Kristjánsson Stefánsson Jóhannsson Björnsson Árnason Bjarnason Helgason Halldórsson Pálsson Þórðarson Ragnarsson Hauksson Baldursson',
  en: 'Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Jackson Clarke Harris Cooper Ward Turner Carter Phillips Mitchell Parker Bennett Cook Shaw Marshall Ellis Webb Barnes Chapman Fletcher Pearson Holt Dixon',
  sc: 'Smith Campbell Stewart Robertson Thomson Anderson Scott Reid Murray Taylor Clark Ross Watson Morrison Fraser Davidson Gray Henderson Paterson Hamilton Kerr Ferguson Cameron Johnston Wallace Mackay',
  de: 'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Schröder Neumann Schwarz Braun Hofmann Zimmermann Hartmann Krüger Lange Werner Krause Lehmann Köhler Huber Kaiser Fuchs Vogel Keller Günther Frank Berger Winkler Roth Beck Lorenz',
  es: 'García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Serrano Blanco Molina Morales Suárez Ortega Delgado Castro Ortiz Rubio Marín Sanz Iglesias Medina',
  it: 'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De Luca Mancini Costa Giordano Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola',
  fr: 'Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre Leroy Roux David Bertrand Morel Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Muller Lefèvre Faure André Mercier Blanc Guérin Boyer Garnier Chevalier François Legrand Gauthier Perrin Diallo Traoré',
  nl: 'de Jong Jansen de Vries van Dijk Bakker Visser Smit Meijer de Boer Mulder de Groot Bos Vos Peters Hendriks van Leeuwen Dekker Brouwer de Wit Dijkstra Smits de Graaf van der Meer Kok Jacobs de Haan Vermeulen van den Heuvel Willems Maas',
  pt: 'Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Neves Coelho Cruz Cunha Pires Ramos Reis',
  pl: 'Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowicz Zieliński Szymański Woźniak Dąbrowski Kozłowski Jankowski Mazur Krawczyk Piotrowski Grabowski Zając Pawłowski Michalski Król Wieczorek Jabłoński Wróbel Majewski Olszewski Stępień Malinowski',
  cs: 'Novák Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Marek Pospíšil Hájek Jelínek Král Růžička Beneš Fiala Sedláček Doležal Zeman Kolář Krejčí Navrátil Urban Vaněk Blažek',
  hr: 'Horvat Kovačević Babić Marić Jurić Novak Kovačić Knežević Vuković Marković Petrović Matić Tomić Pavlović Kovač Božić Blažević Grgić Pavić Radić Perić Filipović Jovanović Nikolić Ilić Stojanović Popović Lukić',
  tr: 'Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz Çakır Erdoğan Acar Aktaş Bulut Tekin',
  el: 'Papadopoulos Georgiou Dimitriou Nikolaidis Vasiliou Ioannou Konstantinou Makris Karagiannis Athanasiou Angelopoulos Christou Panagiotou Alexiou Economou Petrou Stavrou Kostas Lambrou Samaras',
} as const;
type Language = keyof typeof SURNAMES;

const LANGUAGE: Readonly<Record<string, Language>> = {
  dk: 'da',
  fo: 'da',
  se: 'sv',
  no: 'no',
  fi: 'fi',
  is: 'is',
  'gb-sct': 'sc',
  de: 'de',
  at: 'de',
  ch: 'de',
  es: 'es',
  ar: 'es',
  mx: 'es',
  co: 'es',
  cl: 'es',
  uy: 'es',
  it: 'it',
  fr: 'fr',
  be: 'nl',
  nl: 'nl',
  pt: 'pt',
  br: 'pt',
  pl: 'pl',
  cz: 'cs',
  sk: 'cs',
  hr: 'hr',
  rs: 'hr',
  si: 'hr',
  ba: 'hr',
  tr: 'tr',
  gr: 'el',
  cy: 'el',
};

/** Dutch particles and the like stay with the name that follows. */
const split = (names: string): string[] => names.match(/(?:(?:de|van|der|den|De) )*\p{L}+/gu) ?? [];

const lists = new Map<Language, readonly string[]>();

/** The family names usual in a country; English ones where it is not listed. */
export function surnamesOf(country: string): readonly string[] {
  const language = LANGUAGE[country] ?? 'en';
  let list = lists.get(language);
  if (list === undefined) lists.set(language, (list = split(SURNAMES[language])));
  return list;
}

/** Every country with a list of its own, from which clubs take players from abroad. */
export const NAMED_COUNTRIES: readonly string[] = Object.keys(LANGUAGE);
