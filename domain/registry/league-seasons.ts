import { CLUBS } from './clubs.ts';
import { womensName } from './names.ts';

/** 'autumn': August to May, written '2026/2027'. 'calendar': spring to late autumn, written '2026'. */
export type SeasonCalendar = 'autumn' | 'calendar';

/** How a national league is played, and by whom. */
export interface LeagueSeason {
  readonly country: string;
  readonly slug: string;
  readonly calendar: SeasonCalendar;
  /** Rounds before a split: all rounds where there is none. Three or four times round in small leagues; MLS and its like play fewer. */
  readonly rounds: number;
  /** What follows the main rounds: further rounds within groups of these sizes, the best first. Null where nothing does. */
  readonly split: { readonly rounds: number; readonly groups: readonly number[] } | null;
  /** Display names as the registry has them. */
  readonly members: readonly string[];
}

/**
 * Country/slug, calendar, rounds, split (rounds:group sizes, - for none), the clubs by their codes; `(k)` before the codes
 * makes them the women's teams. Clubs as in the seasons 2025/2026 and 2026.
 */
const TABLE = `
dk/superligaen autumn 22 10:6,6 AGF BIF FCF FCK FCM FCN ODE RFC SIF SJE VEJ VFF
dk/1-division autumn 22 10:6,6 AAB AAF ACH BOL EFB HBK HIF HOB HVI KIF LBK MID
dk/2-division autumn 22 10:6,6 ABG BRA FRA HEL HIK ISH NBK ROS SKI THI VEN VSK
dk/3-division autumn 22 10:6,6 AVA DAL FAT FRE HBO HUI LSE NAE NYK ODD SUN VAN
dk/kvindeligaen autumn 14 - (k) AGF BIF FCM FCN FHJ HBK KIF ODE
gb-eng/premier-league autumn 38 - ARS AVL BHA BOU BRE BUR CHE CRY EVE FUL LEE LIV MCI MUN NEW NFO SUN TOT WHU WOL
gb-eng/championship autumn 46 - BIR BLB BRC CHA COV DER HUL IPS LEI MID MIL NOR OXF PNE POR QPR SHU SHW SOU STK SWA WAT WBA WRE
gb-eng/league-one autumn 46 - BAR BLP BOL BRD BRT CAR DON EXE HUD LEY LIN LUT MAN NHA PET PLY PVL REA ROT STE STO WIG WIM WYC
gb-eng/league-two autumn 46 - ACC BNT BRR BRO BRW CAM CHF CHT COL CRA CRE FLE GIL GRI HAR MKD NPC NTC OLD SAL SHR SWI TRA WAL
gb-eng/national-league autumn 46 - ALD ALT BOR BOS BRK BTR CRL EAS FGR GAT HAL HRT MOR ROC SCU SOL STD SUT TAM TRU WEA WOK YEO YOR
gb-eng/womens-super-league autumn 22 - (k) ARS AVL BHA CHE EVE LCL LEI LIV MCI MUN TOT WHU
es/la-liga autumn 38 - ALA ATH ATM BAR BET CEL ELC ESP GET GIR LEV MLL OSA OVI RAY RMA RSO SEV VAL VIL
es/segunda-division autumn 42 - ALB ALM AND BUR CAD CAS CEU COR CUL DEP EIB GRA HUE LEG LPA MAL MIR RAC RSB SPG VLL ZAR
es/liga-f autumn 30 - (k) ALH ATH ATM BAR DEP EIB EIZ ESP GRA LBA LEV MTC RMA RSO SEV TNR
de/bundesliga autumn 34 - BMG BVB FCA FCB FCH FCU HSV KOE LEV MAI RBL SCF SGE STP SVW TSG VFB WOB
de/2-bundesliga autumn 34 - BIE BOC BSC DAR DUS EBS FCK FCN HAN KIE KSC MAG PRM SCH SCP SGD SGF SVE
de/3-liga autumn 38 - AAC AUE COT DUI FCI HAV HOF JAH OSN ROS RWE SAA SCW SSV TSV VBZ VER VKB WAM WIE
de/frauen-bundesliga autumn 26 - (k) CZJ FCB FCN FCU HSV KOE LEV RBL SCF SGE SGS SVW TSG WOB
it/serie-a autumn 38 - ATA BOL CAG COM CRE FIO GEN INT JUV LAZ LEC MIL NAP PAR PIS ROM SAS TOR UDI VER
it/serie-b autumn 38 - AVE BAR CAR CES CTZ EMP ENT FRO JST MAN MOD MON PAD PAL PES REG SAM SPE SUD VEN
fr/ligue-1 autumn 34 - ANG ASM AUX BRS HAC LIL LOR MET NAN NIC OLY OMA PAR PSG RCL REN STR TFC
fr/ligue-2 autumn 34 - AMI ANN BAS BLG CLE DUN GRE GUI LAV LEM MTP NCY PAU RED REI ROD SET TRO
fr/premiere-ligue autumn 22 - (k) DIJ FLB HAC MTP NAN OLY OMA PAR PSG RCL SET STR
nl/eredivisie autumn 34 - AJA AZA EXC FEY FOR GAE GRO HEE HER NAC NEC PSV SPA TEL TWE UTR VOL ZWO
nl/eerste-divisie autumn 38 - ADO ALM CAM DBO DOR EIN EMM GRA HEL JAJ JAZ JPS JUT MVV OSS RKC ROD VIT VVV WII
se/allsvenskan calendar 30 - AIK BKH BRP DEG DIF ELF GAI HAL HAM IFK KAL MFF MJA ORG SIR VSK
se/superettan calendar 30 - BRA FAL HEL LAN LJU NCP NOR NSK ODD ORE OSS OST SAN SUN VAR VBK
no/eliteserien calendar 30 - AAL BOD BRN FFK HAM IKS KBK KFU LSK MOL RBK SAN SAR TIL VIF VIK
no/obos-ligaen calendar 30 - ASN BRY EGE FKH HOD KON LYN MOS ODD RAN RAU SDL SOG STB STD STR
fi/veikkausliiga calendar 22 10:6,6 GNI HJK ILV INT JAR KUP LAH MAR OUL SJK TPS VPS
is/besta-deild calendar 22 5:6,6 BRE FHH FRA IAA IBV KAA KEF KRR STJ THO VAL VIK
fo/betri-deildin calendar 27 - ABA BTF BTO EBS HBT KIK NSI SKA VES VIK
gb-sct/premiership autumn 33 5:6,6 ABE CEL DUN DUU FAL HEA HIB KIL LIV MOT RAN STM
gb-sct/championship autumn 36 - AIR ARB AYR DNF MOR PAR QPK RAI ROS STJ
gb-sct/league-one autumn 36 - ALL COV EFI HAM ICT KEL MTR PET QOS STE
gb-sct/league-two autumn 36 - ANN CLY DUM EDI EKB ELG FOR SPA STI STR
gb-wls/cymru-premier autumn 22 10:6,6 BAL BAR BRI CAE CMU COL CON FLI HAV LLA PEN TNS
gb-nir/nifl-premiership autumn 33 5:6,6 BAL BAN CAR CLI COL CRU DUN GLE GLT LAR LIN POR
ie/premier-division calendar 36 - BOH DER DRO DUN GAL SHE SHR SLI STP WAT
pt/primeira-liga autumn 34 - ALV ARO AVS BEN BRA CPI EAM EST FAM GIL MOR NAC POR RIO SCA SCP TON VSC
pt/liga-portugal-2 autumn 34 - ACV BNB CHA FAR FEI FEL LEI LEU LUS MAR OLI PEN PFE POB PTM SPB TOR VIZ
be/jupiler-pro-league autumn 30 10:6,6,4 AND ANT BRU CER CHA DEN GEN GNT LAL MEC OHL STA STV USG WES ZWA
at/bundesliga autumn 22 10:6,6 ALT AUS BWL GAK HAR LAS RAP RBS RIE STU WAC WSG
at/2-liga autumn 30 - ADM AKL AMS AUA AWJ BRE FAC FVI HOG KAP LIE LUS POL RAZ STZ VOI
ch/super-league autumn 33 5:6,6 BAS GRA LAU LUG LUZ SER SGA SIO THU WIN YBO ZUR
ch/challenge-league autumn 36 - AAR BEL ETC NEU NYO RAP SLO VAD WIL YVE
pl/ekstraklasa autumn 34 - AGD CRA GKS GOR JAG KKI LEG LGD LPO MOT PIA POG RAD RAK TER WLO WPL ZLU
pl/i-liga autumn 34 - CHR GLE LKS MIE ODR PBY PGM POL PSI PUS RUC SLA STM STR TYC WIE WIS ZNI
cz/chance-liga autumn 30 5:6,4,6 BOH DUK HRA JAB KAR LIB MLA OST PAR PLZ SIG SLA SLO SPA TEP ZLI
sk/nike-liga autumn 22 10:6,6 DST KOM KOS MIC POD PRE RUZ SKA SLO TRE TRN ZIL
hu/nb-i autumn 33 - DEB DVT FTC GYO KAZ KIS MTK NYI PAK PUS UJP ZTE
ro/superliga autumn 30 9:6,10 ARG BOT CFR CRA CSI DIN FAR FCS HER MET OTE PET RAP SLO UCL UTA
bg/efbet-liga autumn 30 - ARD BER BPL BVR CHE CSK CSN DOB LEV LPL LSO LUD MON SEP SLA SPV
hr/hnl autumn 36 - DZG GOR HAJ ISV LOK OSI RIJ SLB VAR VUK
rs/super-liga autumn 30 7:8,8 BEG CUK CZV IMT JAV MLA NAP NOV OFK PAR RNB RNK SPS TSC VOJ ZEL
si/prva-liga autumn 36 - ALU BRA CEL DOM KOP MAR MUR OLJ PRI RAD
ba/premijer-liga autumn 36 - BOR POS RBI RUD SAR SIR SLO VEL ZEL ZRI
gr/super-league autumn 26 6:4,4,6 AEK AEL ARI AST ATR KIF LEV OFI OLY PAK PAN PAO PSE VOL
tr/super-lig autumn 34 - ALA ANT BAS BES EYU FEN GAL GAZ GEN GOZ KAR KAS KAY KOC KON RIZ SAM TRA
tr/1-lig autumn 38 - ADA AMD BND BOD BOL COR ERZ ESN HAT IGD ISP KEC MAN PEN SAK SAR SER SIV UMR VAN
cy/cyprus-league autumn 26 10:6,8 AEK AEL AKR ANO APL APO ARI ENP ETH KRA OAR OLY OMO PAF
il/ligat-haal autumn 26 10:6,8 ASH BEI BSA HBS HHA HJE HPT HTA KSH MBR MHA MNE MTA TIB
ua/premjer-liga autumn 30 - DYN EPI KAR KOL KRY KUD LNZ MET OBO OLE POL POT RUK SHA VER ZOR
us/mls calendar 34 - ATL AUS CHI CIN CLB CLT COL DAL DCU HOU LAF LAG MIA MIN MTL NER NSH NYC NYR ORL PHI POR RSL SDG SEA SJE SKC STL TOR VAN
mx/liga-mx autumn 34 - AME ASL ATS CAZ GUA JUA LEO MAZ MTY NEC PAC PUE PUM QUE SAN TIJ TOL UAN
br/serie-a calendar 38 - BAH BOT CAM CAP CFC CHA COR CRU FLA FLU GRE INT MIR PAL RBB REM SAN SAO VAS VIT
ar/liga-profesional calendar 32 - ALD ARG ATU BAN BAR BEL BOC CCO DEF ERC EST GIM GIR HUR IND INS IRI LAN NEW PLA RAC RIE RIV ROS SAR SLO TAL TIG UNI VEL
au/a-league autumn 26 - ADE AUC BRI CCM MAC MCY MVC NEW PER SYD WEL WSW
sa/saudi-pro-league autumn 34 - AHL DAM ETT FAT FAY HAZ HIL ITT KHA KHO NAJ NAS NEO OKH QAD RIY SHA TAA
jp/j1-league autumn 38 - AVI CER FCT GAM HIR JEF KAS KAW KSR KYO MAC MIT NAG OKA SHI TOV URA VIS VVN YFM
`;

const ROW = /^(\S+)\/(\S+) (autumn|calendar) (\d+) (\S+) (\(k\) )?(.+)$/;

function readSplit(text: string): LeagueSeason['split'] {
  if (text === '-') return null;
  const [rounds, groups] = text.split(':');
  return { rounds: Number(rounds), groups: groups!.split(',').map(Number) };
}

function readSeasons(): LeagueSeason[] {
  const names = new Map(CLUBS.map((club) => [`${club.country} ${club.code}`, club.name]));
  return TABLE.trim()
    .split('\n')
    .map((line) => {
      const [, country, slug, calendar, rounds, split, women, codes] = ROW.exec(line)!;
      const members = codes!.split(' ').map((code) => {
        const name = names.get(`${country} ${code}`);
        if (name === undefined) throw new Error(`${country}/${slug}: no club ${code}`);
        return women === undefined ? name : womensName(name);
      });
      return {
        country: country!,
        slug: slug!,
        calendar: calendar as SeasonCalendar,
        rounds: Number(rounds),
        split: readSplit(split!),
        members,
      };
    });
}

/** The national leagues whose clubs the registry knows. */
export const LEAGUE_SEASONS: readonly LeagueSeason[] = readSeasons();

/** The clubs of each such league by country and slug, 'dk/superligaen'. */
export const leagueMembers: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  LEAGUE_SEASONS.map((season) => [`${season.country}/${season.slug}`, season.members]),
);

/** Countries of which the table has no league, and that play within a year. */
const OTHER_CALENDAR = 'bo by cl cn co ec ee ge kg kr kz lt lv mn pe py tj tm uy uz ve vn'.split(' ');

const calendarCountries = new Set([
  ...LEAGUE_SEASONS.filter(({ calendar }) => calendar === 'calendar').map(({ country }) => country),
  ...OTHER_CALENDAR,
]);

/** Whether a country's leagues play over the winter or within a year; 'autumn' where it is not known. */
export function seasonCalendar(country: string): SeasonCalendar {
  return calendarCountries.has(country) ? 'calendar' : 'autumn';
}
