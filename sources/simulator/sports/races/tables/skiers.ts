import { competitors } from '../field.ts';

/** Who jumps, races and shoots in the World Cups, seasons 2024/2025 to 2026/2027. */
export const JUMPERS = {
  Herrer: competitors(`
Domen Prevc si 9, Anže Lanišek si 8, Timi Zajc si 7, Lovro Kos si 5, Rok Oblak si 3, Stefan Kraft at 8, Daniel Tschofenig at 8, Jan Hörl at 8, Stephan Embacher at 7, Maximilian Ortner at 6
Manuel Fettner at 5, Michael Hayböck at 5, Jonas Schuster at 5, Ryoyu Kobayashi jp 8, Ren Nikaido jp 7, Naoki Nakamura jp 6, Sakutaro Kobayashi jp 4, Yukiya Sato jp 4, Tomofumi Naito jp 4
Philipp Raimund de 7, Andreas Wellinger de 6, Pius Paschke de 6, Felix Hoffmann de 7, Karl Geiger de 6, Luca Roth de 3, Constantin Schmid de 3, Halvor Egner Granerud no 6, Marius Lindvik no 6
Johann André Forfang no 6, Kristoffer Eriksen Sundal no 6, Robin Pedersen no 4, Isak Andreas Langmo no 4, Benjamin Østvold no 4, Kamil Stoch pl 5, Dawid Kubacki pl 5, Paweł Wąsek pl 5
Kacper Tomasiak pl 6, Piotr Żyła pl 5, Maciej Kot pl 4, Aleksander Zniszczoł pl 4, Gregor Deschwanden ch 5, Simon Ammann ch 3, Felix Trunz ch 3, Antti Aalto fi 4, Niko Kytösaho fi 4
Tate Frantz us 5, Kevin Bickner us 3, Jason Colby us 3, Valentin Foubert fr 5, Enzo Milesi fr 3, Artti Aigro ee 4, Vladimir Zografski bg 5, Ilya Mizernykh kz 4, Danil Vassilyev kz 3
Alex Insam it 4, Giovanni Bresadola it 3, Roman Koudelka cz 3, Fatih Arda İpcioğlu tr 3, Kaimar Vagul ee 3, Jevhen Marusiak ua 4`),
  Kvinder: competitors(`
Nika Prevc si 9, Nika Vodan si 6, Ema Klinec si 5, Katra Komar si 4, Maja Kovačič si 3, Tinkara Komar si 3, Nozomi Maruyama jp 8, Sara Takanashi jp 6, Yuki Ito jp 6, Yuka Seto jp 5, Yuzuki Sato jp 4
Anna Odine Strøm no 7, Eirin Maria Kvandal no 7, Heidi Dyhre Traaserud no 5, Silje Opseth no 5, Thea Minyan Bjørseth no 4, Ingvild Synnøve Midtskogen no 3, Selina Freitag de 7, Agnes Reisch de 6
Katharina Schmid de 6, Juliane Seyfarth de 4, Luisa Görlich de 3, Lisa Eder at 7, Jacqueline Seifriedsberger at 5, Julia Mühlbacher at 5, Eva Pinkelnig at 4, Lisa Hirner at 4, Sara Marita Kramer at 4
Abigail Strate ca 6, Alexandria Loutitt ca 5, Natalie Eilers ca 3, Paige Jones us 4, Annika Belshaw us 4, Josie Johnson us 3, Sina Arnet ch 3, Emely Torazza ch 3, Jenny Rautionaho fi 4
Heta Hirvonen fi 3, Frida Westman se 5, Josephine Pagnier fr 4, Emma Chervet fr 3, Anna Twardosz pl 4, Annika Sieff it 3, Jessica Malsiner it 3, Ping Zeng cn 4, Weijie Weng cn 3, Anežka Indráčková cz 3`),
};

/** t is good in slalom and giant slalom, s in downhill and super-G. */
export const ALPINE = {
  Herrer: competitors(`
Marco Odermatt ch 9, Loïc Meillard ch 8t, Franjo von Allmen ch 8s, Alexis Monney ch 6s, Stefan Rogentin ch 6s, Thomas Tumler ch 5t, Tanguy Nef ch 6t, Daniel Yule ch 5t, Niels Hintermann ch 5s, Luca Aerni ch 4t
Justin Murisier ch 5s, Henrik Kristoffersen no 8t, Timon Haugan no 7t, Atle Lie McGrath no 8t, Alexander Steen Olsen no 7t, Adrian Smiseth Sejersted no 5s, Fredrik Møller no 5s, Eduard Hallberg fi 5t
Lucas Pinheiro Braathen br 8t, Clément Noël fr 8t, Paco Rassat fr 6t, Léo Anguenot fr 5t, Cyprien Sarrazin fr 7s, Nils Allègre fr 5s, Maxence Muzaton fr 4s, Steven Amiez fr 5t, Alexis Pinturault fr 5
Marco Schwarz at 7t, Manuel Feller at 6t, Stefan Brennsteiner at 6t, Vincent Kriechmayr at 7s, Stefan Babinsky at 6s, Raphael Haaser at 6, Daniel Hemetsberger at 5s, Fabio Gstrein at 6t, Johannes Strolz at 5t
Patrick Feurstein at 5t, Linus Straßer de 6t, Anton Grammel de 4t, Simon Jocher de 4s, Romed Baumann de 4s, Dominik Paris it 7s, Giovanni Franzoni it 6s, Mattia Casse it 5s, Alex Vinatzer it 6t
Luca De Aliprandini it 5t, Florian Schieder it 5s, Christof Innerhofer it 4s, Ryan Cochran-Siegle us 5s, River Radamus us 5t, Sam Morse us 4s, Bryce Bennett us 4s, James Crawford ca 5s, Cameron Alexander ca 5s
Žan Kranjec si 6t, Miha Hrobat si 6s, Filip Zubčić hr 5t, Istok Rodeš hr 4t, Samuel Kolega hr 5t, Dave Ryding gb 4t, Billy Major gb 4t, Kristoffer Jakobsen se 5t, Armand Marchant be 5t, AJ Ginnis gr 4t, Albert Popov bg 5t, Joan Verdú ad 5t`),
  Kvinder: competitors(`
Mikaela Shiffrin us 9t, Paula Moltzan us 6t, Lindsey Vonn us 7s, Breezy Johnson us 6s, Lauren Macuga us 6s, Nina O'Brien us 5t, Keely Cashman us 4s, Camille Rast ch 8t, Wendy Holdener ch 7t, Lara Gut-Behrami ch 7s
Corinne Suter ch 6s, Michelle Gisin ch 5, Malorie Blanc ch 6s, Mélanie Meillard ch 5t, Vanessa Kasper ch 4t, Joana Hählen ch 4s, Jasmine Flury ch 4s, Zrinka Ljutić hr 7t, Leona Popović hr 4t
Federica Brignone it 8, Sofia Goggia it 8s, Laura Pirovano it 5s, Elena Curtoni it 5s, Lara Colturi al 7t, Lara Della Mea it 5t, Martina Peterlini it 4t, Asja Zenere it 4t, Roberta Melesi it 4s
Katharina Liensberger at 6t, Cornelia Hütter at 7s, Ariane Rädler at 5s, Mirjam Puchner at 5s, Julia Scheib at 8t, Katharina Truppe at 5t, Katharina Huber at 5t, Stephanie Venier at 5s, Christina Ager at 4s
Nina Astner at 4s, Emma Aicher de 8, Lena Dürr de 6t, Kira Weidle-Winkelmann de 6s, Jessica Hilzinger de 3t, Sara Hector se 7t, Anna Swenn-Larsson se 5t, Hanna Aronsson Elfman se 4t, Cornelia Öhlund se 5t
Thea Louise Stjernesund no 6t, Mina Fürst Holtmann no 5t, Kajsa Vickhoff Lie no 6s, Bianca Bakke Westhoff no 4t, Valérie Grenier ca 5t, Britt Richardson ca 5t, Laurence St-Germain ca 5t, Ali Nullmeyer ca 4t
Ilka Štuhec si 5s, Neja Dvornik si 4t, Petra Vlhová sk 7t, Ester Ledecká cz 6s, Martina Dubovská cz 4t, Alice Robinson nz 7t, Romane Miradoli fr 5s, Laura Gauché fr 4s, Clara Direz fr 4t, Marion Chevrier fr 3t`),
};

export const CROSS_COUNTRY = {
  Herrer: competitors(`
Johannes Høsflot Klæbo no 9, Martin Løwstrøm Nyenget no 8, Harald Østberg Amundsen no 8, Einar Hedegart no 8, Simen Hegstad Krüger no 7, Erik Valnes no 7, Mattis Stenshagen no 7, Andreas Fjorden Ree no 7, Emil Iversen no 6
Jan Thomas Jenssen no 6, Oskar Opstad Vike no 6, Ansgar Evensen no 5, Iver Tildheim Andersen no 6, Edvin Anger se 7, William Poromaa se 7, Gustaf Berglund se 6, Alvar Myhlback se 6, Calle Halfvarsson se 5, Johan Häggström se 5
Truls Gisselman se 5, Anton Persson se 4, Emil Danielsson se 5, Iivo Niskanen fi 7, Lauri Vuorinen fi 5, Joni Mäki fi 5, Arsi Ruuskanen fi 5, Niko Anttola fi 5, Ristomatti Hakola fi 4, Perttu Hyvärinen fi 4
Federico Pellegrino it 7, Simone Mocellini it 4, Davide Graz it 5, Elia Barp it 5, Simone Daprà it 4, Martino Carollo it 4, Hugo Lapalus fr 7, Mathis Desloges fr 7, Lucas Chanavat fr 5, Jules Chappaz fr 4
Théo Schely fr 5, Richard Jouve fr 4, Victor Lovera fr 4, Friedrich Moch de 6, Florian Notz de 4, Janosch Brugger de 4, Jan Stölben de 4, Lucas Bögl de 4, Jakob Moch de 4, Andrew Musgrave gb 6
Gus Schumacher us 6, Ben Ogden us 6, Zanden McMullen us 4, JC Schoonmaker us 4, Antoine Cyr ca 4, Xavier McKeever ca 4, Michal Novák cz 5, Benjamin Moser at 5, Mika Vermeulen at 6, Valerio Grond ch 5
Beda Klee ch 4, Nicola Wigger ch 4, Jason Rüesch ch 4, Naoto Baba jp 3, Alvar Johannes Alev ee 3, Magnus Tobiassen dk 1, Vitaliy Pukhkalo kz 3, Miha Šimenc si 4, Imanol Rojo es 3`),
  Kvinder: competitors(`
Jessie Diggins us 8, Rosie Brennan us 5, Julia Kern us 5, Sophia Laukli us 4, Ebba Andersson se 8, Frida Karlsson se 9, Jonna Sundling se 7, Linn Svahn se 7, Maja Dahlqvist se 6, Emma Ribom se 5, Moa Ilar se 6
Johanna Hagström se 5, Moa Lundgren se 4, Märta Rosenberg se 4, Therese Johaug no 8, Astrid Øyre Slind no 7, Heidi Weng no 7, Kristin Austgulen Fosnæs no 5, Karoline Simpson-Larsen no 6, Karoline Grøtting no 5
Nora Sanness no 4, Lotta Udnes Weng no 4, Ane Appelkvist Stenseth no 4, Kerttu Niskanen fi 6, Krista Pärmäkoski fi 6, Johanna Matintalo fi 5, Jasmi Joensuu fi 6, Jasmin Kähärä fi 5, Vilma Ryytty fi 4
Victoria Carl de 6, Katharina Hennig Dotzler de 6, Coletta Rydzek de 5, Laura Gimmler de 4, Pia Fink de 4, Helen Hoffmann de 4, Nadine Fähndrich ch 6, Nadja Kälin ch 5, Anja Weber ch 4, Alina Meier ch 3
Lea Fischer ch 3, Teresa Stadlober at 6, Lisa Unterweger at 3, Kateřina Janatová cz 5, Kateřina Razýmová cz 4, Flora Dolci fr 4, Delphine Claudel fr 4, Léonie Perry fr 4, Mélissa Gal fr 4
Anna Comarella it 4, Caterina Ganz it 4, Iris De Martin Pinter it 3, Liliane Gagnon ca 4, Katherine Stewart-Jones ca 3, Patrīcija Eiduka lv 5, Anamarija Lampič si 4, Anja Mandeljc si 3, Masae Tsuchiya jp 3, Kaidy Kaasiku ee 4, Izabela Marcisz pl 3`),
};

export const BIATHLETES = {
  Herrer: competitors(`
Johan-Olav Botn no 8, Sturla Holm Lægreid no 9, Vetle Sjåstad Christiansen no 7, Johannes Dale-Skjevdal no 8, Vebjørn Sørum no 6, Martin Uldal no 7, Endre Strømsheim no 6, Isak Frey no 6, Martin Nevland no 5
Emilien Jacquelin fr 7, Éric Perrot fr 8, Fabien Claude fr 7, Quentin Fillon Maillet fr 8, Émilien Claude fr 5, Oscar Lombardot fr 5, Antonin Guigonnat fr 5, Sebastian Samuelsson se 8, Martin Ponsiluoma se 7, Jesper Nelin se 6
Viktor Brandt se 5, Malte Stefansson se 5, Henning Sjökvist se 4, Philipp Nawrath de 7, Justus Strelow de 6, Philipp Horn de 6, Danilo Riethmüller de 6, Simon Kaiser de 4, David Zobel de 5, Lucas Fratzscher de 5
Tommaso Giacomel it 8, Lukas Hofer it 6, Didier Bionaz it 5, Patrick Braunhofer it 4, Elia Zeni it 4, Nicola Romanin it 4, Michal Krčmář cz 5, Vítězslav Hornig cz 5, Jonáš Mareček cz 4, Mikuláš Karlík cz 4
Petr Hák cz 3, Niklas Hartweg ch 5, Sebastian Stalder ch 5, Joscha Burkhalter ch 4, Jeremy Finello ch 4, Tero Seppälä fi 5, Olli Hiidensalo fi 5, Otto Invenius fi 5, Tuomas Harjula fi 4, Jakov Fak si 6
Miha Dovžan si 4, Lovro Planko si 3, Campbell Wright us 7, Jake Brown us 4, Sean Doherty us 4, Maxime Germain us 5, Dmytro Pidruchnyi ua 5, Vitalii Mandzyn ua 5, Anton Dudchenko ua 3, Bogdan Borkovskyi ua 3
Simon Eder at 4, David Komatz at 4, Fredrik Mühlbacher at 4, Patrick Jakob at 4, Andrejs Rastorgujevs lv 5, Edgars Mise lv 3, Rene Zahkna ee 4, Kristo Siimer ee 4, Vytautas Strolia lt 4, Adam Runnalls ca 4`),
  Kvinder: competitors(`
Franziska Preuß de 8, Vanessa Voigt de 6, Selina Grotian de 6, Julia Tannheimer de 6, Anna Weidel de 5, Janina Hettich-Walz de 5, Sophia Schneider de 5, Lou Jeanmonnot fr 9, Julia Simon fr 8, Océane Michelon fr 7
Justine Braisaz-Bouchet fr 7, Jeanne Richard fr 6, Camille Bened fr 6, Paula Botet fr 5, Elvira Öberg se 8, Hanna Öberg se 8, Anna Magnusson se 7, Ella Halvarsson se 6, Johanna Skottheim se 4, Anna-Karin Heijdenberg se 4
Maren Kirkeeide no 7, Ingrid Landmark Tandrevold no 7, Karoline Offigstad Knotten no 6, Ragnhild Femsteinevik no 5, Juni Arnekleiv no 5, Marthe Kråkstad Johansen no 4, Siri Skar no 4, Dorothea Wierer it 7, Lisa Vittozzi it 8
Michela Carrara it 4, Hannah Auchentaller it 4, Rebecca Passler it 4, Lena Häcki-Groß ch 6, Amy Baserga ch 5, Aita Gasparin ch 4, Lea Meier ch 4, Markéta Davidová cz 6, Jessica Jislová cz 5, Tereza Voborníková cz 6
Lucie Charvátová cz 4, Suvi Minkkinen fi 8, Sonja Leinamo fi 4, Inka Hämäläinen fi 3, Lisa Hauser at 6, Anna Gandler at 5, Anna Juppe at 4, Tamara Steiner at 3, Anamarija Lampič si 5, Polona Klemenčič si 4
Lena Repinc si 4, Paulína Bátovská Fialková sk 5, Anastasiya Kuzmina sk 5, Ema Kapustová sk 4, Milena Todorova bg 5, Valentina Dimitrova bg 3, Lora Hristova bg 4, Deedra Irwin us 4, Margie Freed us 4, Joanne Reid us 3
Emma Lunder ca 4, Nadia Moser ca 3, Regina Ermits ee 4, Tuuli Tomingas ee 4, Susan Külm ee 3, Natalia Sidorowicz pl 4, Kamila Żuk pl 4, Anna Mąka pl 4, Joanna Jakieła pl 4, Baiba Bendika lv 4, Anastasiya Merkushyna ua 4, Ukaleq Astri Slettemark gl 3`),
};

/** Nations of the relays, the best first. */
export const RELAYS = {
  Herrer:
    'no Norge, fr Frankrig, se Sverige, de Tyskland, it Italien, us USA, cz Tjekkiet, ch Schweiz, fi Finland, si Slovenien, at Østrig, ua Ukraine, ee Estland, pl Polen, ca Canada, lv Letland, jp Japan, sk Slovakiet',
  Kvinder:
    'fr Frankrig, se Sverige, no Norge, de Tyskland, it Italien, fi Finland, cz Tjekkiet, ch Schweiz, at Østrig, si Slovenien, pl Polen, ua Ukraine, ee Estland, us USA, ca Canada, bg Bulgarien, sk Slovakiet, lv Letland',
};

/**
 * World Cups: the Saturday, country, place, then the races: weekday and hour in Copenhagen, men or women, discipline and, on
 * courses, km.
 */
export const JUMPING_MEETINGS = `
11-21 no Lillehammer | fr16:00 H Q, sa16:00 H LH, sa10:30 K NH, su15:50 H LH
11-28 fi Ruka | fr14:40 H Q, sa15:45 H LH, su15:30 H LH
12-05 pl Wisła | fr18:00 H Q, sa14:45 H LH, sa11:00 K LH, su14:45 H LH
12-12 de Klingenthal | fr15:45 H Q, sa16:00 H LH, sa12:00 K LH, su16:00 H LH
12-19 ch Engelberg | fr16:00 H Q, sa16:00 H LH, sa12:30 K LH, su16:00 H LH
01-10 pl Zakopane | fr18:00 H Q, sa16:00 H LH, su16:00 H LH
01-17 jp Sapporo | fr8:30 H Q, sa8:00 H LH, su1:30 H LH
01-24 de Oberstdorf | fr16:00 H Q, sa16:00 H LH, su16:00 H LH
01-31 de Willingen | fr17:30 H Q, sa16:00 H LH, sa11:30 K LH, su16:00 H LH
02-28 at Bad Mitterndorf | fr13:30 H Q, sa14:00 H LH, su14:00 H LH
03-07 fi Lahti | fr17:00 H Q, sa16:30 H LH, sa12:30 K LH, su16:15 H LH
03-14 no Oslo | fr17:00 H Q, sa16:10 H LH, sa12:40 K LH, su15:20 H LH
03-21 no Vikersund | fr17:00 H Q, sa16:00 H LH, su16:00 H LH
03-28 si Planica | th10:00 H Q, fr15:00 H LH, sa9:30 K LH, su10:00 H LH
`;
/** The four hills, each on its own date: day, country, place. */
export const FOUR_HILLS = `
12-29 de Oberstdorf
01-01 de Garmisch-Partenkirchen
01-04 at Innsbruck
01-06 at Bischofshofen
`;
export const ALPINE_MEETINGS = `
10-24 at Sölden | sa10:00 K RS, su10:00 H RS
11-14 fi Levi | sa10:00 K SL, su10:00 H SL
11-21 at Gurgl | sa10:30 H SL, su10:30 K SL
11-28 us Copper Mountain | th18:00 H SG, fr18:00 H RS, sa18:00 K RS, su18:00 K SL
12-05 us Beaver Creek | fr18:30 H DH, sa18:30 H SG, su18:00 H RS
12-12 ch St. Moritz | fr10:30 K DH, sa10:30 K DH, su10:30 K SG
12-13 fr Val d'Isère | sa9:30 H RS, su9:30 H SL
12-19 it Val Gardena | fr11:45 H SG, sa11:45 H DH, su10:00 H RS
12-27 at Semmering | sa10:00 K RS, su13:15 K SL
01-03 si Kranjska Gora | sa9:30 K RS, su9:30 K SL
01-10 ch Adelboden | sa10:30 H RS, su10:30 H SL
01-10 at Zauchensee | sa11:45 K DH, su12:00 K SG
01-17 ch Wengen | fr12:30 H SG, sa12:30 H DH, su10:00 H SL
01-24 at Kitzbühel | fr11:30 H SG, sa11:30 H DH, su10:30 H SL
01-24 cz Špindlerův Mlýn | sa10:00 K RS, su9:15 K SL
01-31 ch Crans-Montana | fr10:00 K DH, sa11:00 K SG, su11:00 H DH
02-28 de Garmisch-Partenkirchen | sa11:45 H DH, su11:00 H SG
02-28 ad Soldeu | sa11:00 K DH, su11:00 K SG
03-07 si Kranjska Gora | sa9:30 H RS, su9:30 H SL
03-07 it Val di Fassa | fr10:45 K DH, sa10:45 K DH, su10:45 K SG
03-14 se Åre | sa10:00 K RS, su10:30 K SL
03-14 fr Courchevel | sa11:00 H DH, su11:00 H SG
03-21 no Lillehammer | sa11:00 H DH, sa14:00 K DH, su11:00 H SG, su14:00 K SG
`;
export const CROSS_COUNTRY_MEETINGS = `
11-28 fi Ruka | fr10:00 K I10, fr12:20 H I10, su9:30 K M20, su11:45 H M20
12-05 no Trondheim | sa11:30 H M20, sa13:30 K M20, su10:00 K I10, su12:30 H I10
12-12 ch Davos | su10:30 K I10, su12:45 H I10
12-28 it Toblach | su11:30 K I10, su13:45 H I10, we11:30 K I10, we13:45 H I20
01-03 it Val di Fiemme | sa12:30 K M10, sa14:45 H M10, su11:45 K M10, su15:30 H M10
01-17 de Oberhof | su10:00 K I10, su12:30 H I10
01-24 ch Goms | su10:00 K M20, su12:30 H M20
02-28 se Falun | sa11:00 K I10, sa13:15 H I10, su11:00 K M20, su13:30 H M20
03-07 fi Lahti | sa11:00 K I10, sa13:00 H I10
03-14 no Oslo | sa10:00 H M50, su11:00 K M50
03-21 us Lake Placid | fr16:30 K I10, fr19:00 H I10, su15:00 K M20, su17:30 H M20
`;
export const BIATHLON_MEETINGS = `
11-28 se Östersund | sa13:15 K R24, sa16:55 H R30, su16:15 K I15, mo16:15 H I20
12-05 se Östersund | fr16:15 H S10, sa14:00 K S7.5, su12:15 H P12.5, su14:45 K P10
12-12 at Hochfilzen | fr11:30 H S10, fr14:15 K S7.5, sa11:00 H P12.5, sa13:30 K R24, su11:30 H R30, su14:30 K P10
12-19 fr Le Grand-Bornand | th14:15 H S10, fr14:15 K S7.5, sa12:05 H P12.5, sa14:45 K P10, su12:00 H M15, su14:25 K M12.5
01-10 de Oberhof | th14:20 K S7.5, fr14:20 H S10, sa12:30 K P10, sa14:45 H P12.5, su12:05 K R24, su14:30 H R30
01-17 de Ruhpolding | we14:10 H R30, th14:10 K R24, fr14:30 H I20, sa14:30 K I15, su12:30 H M15, su14:45 K M12.5
01-24 cz Nové Město | th17:15 K S7.5, fr17:15 H S10, sa15:00 K P10, su14:30 H P12.5
03-07 fi Kontiolahti | th16:15 H I20, fr16:15 K I15, sa13:30 H R30, sa16:30 K R24, su14:15 H M15, su16:30 K M12.5
03-14 ee Otepää | th13:30 H S10, fr13:30 K S7.5, sa13:15 H P12.5, sa15:35 K P10, su12:00 K R24, su14:30 H R30
03-21 no Oslo | th16:15 H S10, fr16:15 K S7.5, sa13:45 H P12.5, sa15:45 K P10, su13:30 H M15, su16:05 K M12.5
`;
