import { type SayingsByLanguage, sayings } from './sayings';

export const SHELL_JACKET: SayingsByLanguage = {
  fi: sayings(`
    + Neljä tuntia vaakasadetta, ja paita pysyi kuivana.
    + Huppu kääntyy pään mukana eikä peitä sivunäkymää.
    + Kainalovetskarit pelastavat nousut.
    + Taskuihin pääsee käsiksi, vaikka repun lantiovyö on kiinni.
    + Vesi pisaroi vielä kymmenen pesun jälkeen.
    + Ei kahise, mikä on harvinaista kuoritakissa.
    + Helma on riittävän pitkä pyörällekin.
    ~ Vetoketju jäykistyy kovassa pakkasessa.
    ~ Hihat ovat pitkäraajaiselle niukat.
    ~ Huppuun kaipaisin yhden säädön lisää.
    - Olkapäistä alkoi kosteus tulla läpi jo ensimmäisenä syksynä.
    - Sauma antoi periksi taskun kulmasta.`),
  en: sayings(`
    + Four hours of sideways rain and I was dry underneath.
    + The hood turns with your head.
    + Pit zips make the climbs bearable.
    + Water still beads after ten washes.
    ~ The zip stiffens in deep cold.
    ~ Sleeves could be a centimetre longer.
    - Wetted out at the shoulders in its first autumn.`),
  sv: sayings(`
    + Fyra timmar i sidledes regn och torr under.
    + Huvan följer med när man vrider huvudet.
    + Ventilationen under armarna räddar uppförsbackarna.
    + Vattnet pärlar sig fortfarande efter tio tvättar.
    ~ Dragkedjan blir trög i sträng kyla.
    - Läckte vid axlarna redan första hösten.`),
  de: sayings(`
    + Vier Stunden Dauerregen, darunter alles trocken.
    + Die Kapuze dreht sich mit.
    + Die Belüftung unter den Armen hilft beim Aufstieg sehr.
    + Nach zehn Wäschen perlt das Wasser noch ab.
    ~ Der Reißverschluss wird bei Frost schwergängig.
    - An den Schultern schon im ersten Herbst undicht.`),
  fr: sayings(`
    + Quatre heures de pluie battante et rien n’est passé.
    + La capuche suit la tête.
    + Les aérations sous les bras sauvent les montées.
    ~ La fermeture durcit par grand froid.
    - L’eau passe aux épaules dès le premier automne.`),
  ru: sayings(`
    + Четыре часа косого дождя, а внутри сухо.
    + Капюшон поворачивается вместе с головой.
    + Вентиляция под мышками спасает на подъёмах.
    ~ На морозе молния идёт туго.
    - На плечах промокла в первую же осень.`),
};

export const TROUSERS: SayingsByLanguage = {
  fi: sayings(`
    + Kangas joustaa juuri siinä, missä polvi taipuu.
    + Taskut ovat oikealla korkeudella, puhelin ei hakkaa reiteen.
    + Vyötärö pysyy paikallaan ilman vyötäkin.
    + Kuivuu nuotiolla sillä välin kun keittää kahvit.
    + Pajukko ja kivikko eivät ole jättäneet jälkeä.
    + Näillä kehtaa mennä kauppaankin.
    + Reiden tuuletus on oivallinen.
    ~ Lahkeet ovat lyhyelle pitkät.
    ~ Vaalea sävy likaantuu istuessa.
    ~ Yksi vetoketjullinen tasku lisää ei olisi haitaksi.
    - Haarasauma ratkesi toisella retkellä.
    - Kangas nukkaantui sisäreisistä muutamassa viikossa.`),
  en: sayings(`
    + Stretch exactly where the knee bends.
    + Pockets in the right place, phone does not bounce.
    + Dry again by the time the coffee is ready.
    ~ A bit long in the leg for me.
    ~ One more zipped pocket would be nice.
    - The crotch seam went on the second trip.`),
  sv: sayings(`
    + Stretch precis där knät böjs.
    + Fickorna sitter rätt, telefonen skumpar inte.
    + Torkar medan kaffet kokar.
    ~ Lite långa i benen för mig.
    - Sömmen i grenen sprack på andra turen.`),
  de: sayings(`
    + Dehnbar genau da, wo das Knie sich beugt.
    + Die Taschen sitzen richtig, das Handy schlägt nicht.
    + Trocken, ehe der Kaffee kocht.
    ~ Für mich etwas lang im Bein.
    - Die Schrittnaht riss auf der zweiten Tour.`),
  fr: sayings(`
    + Le tissu s’étire là où le genou plie.
    + Poches bien placées, le téléphone ne ballotte pas.
    ~ Un peu long de jambe pour moi.
    - La couture de l’entrejambe a lâché à la deuxième sortie.`),
  ru: sayings(`
    + Ткань тянется там, где сгибается колено.
    + Карманы на месте, телефон не бьёт по ноге.
    ~ Мне длинноваты.
    - Шов разошёлся на второй вылазке.`),
};

export const WARM: SayingsByLanguage = {
  fi: sayings(`
    + Lämpö tuntuu heti, kun vetää vetoketjun kiinni.
    + Menee pieneen pussiin repun pohjalle.
    + Tuuli ei tule saumoista läpi.
    + Palautuu pörheäksi, vaikka olisi viikon pakattuna.
    + Taukotakkina juuri se, mitä kaipasin.
    + Taskut on vuorattu, kädet lämpenevät.
    + Kaulus on korkea eikä hankaa leukaa.
    ~ Yksi sisätasku lisää tekisi hyvää.
    ~ Kuoren alle vähän pullea.
    ~ Pussi on niin tiukka, että pakkaaminen vaatii voimaa.
    - Täytettä tulee saumoista koko ajan.
    - Vetoketju jäi kiinni vuoriin jo kaupan eteisessä.`),
  en: sayings(`
    + Warm the moment you zip it up.
    + Packs down to nothing.
    + No draughts through the seams.
    + Lofts back up after a week in the pack.
    ~ Slightly bulky under a shell.
    - Leaks filling from the seams.`),
  sv: sayings(`
    + Värmer så fort man drar upp dragkedjan.
    + Tar nästan ingen plats i packningen.
    + Det drar inte genom sömmarna.
    ~ Lite bylsig under skaljackan.
    - Fyllningen tränger ut genom sömmarna.`),
  de: sayings(`
    + Warm, sobald der Reißverschluss zu ist.
    + Winziges Packmaß.
    + Kein Zug durch die Nähte.
    ~ Unter der Hardshell etwas bauschig.
    - Aus den Nähten kommt Füllung.`),
  fr: sayings(`
    + Chaude dès qu’on la ferme.
    + Se range dans un mouchoir.
    ~ Un peu bouffante sous une imperméable.
    - Le garnissage sort par les coutures.`),
  ru: sayings(`
    + Греет сразу, как застегнёшь.
    + Сжимается почти в ничто.
    + Швы не продувает.
    ~ Под мембраной пухловата.
    - Из швов лезет утеплитель.`),
};

export const LAYER: SayingsByLanguage = {
  fi: sayings(`
    + Ei kutise edes minun ihollani.
    + Saumat ovat litteät, eivätkä repun hihnat hankaa.
    + Kolmas päivä peräkkäin, eikä teltassa valitettu.
    + Pesukone ei ole muuttanut muotoa eikä väriä.
    + Hiki siirtyy ulos, eikä selkä kylmene tauolla.
    + Sopii yhtä hyvin toimistoon kuin tunturiin.
    + Pituutta on riittävästi.
    ~ Musta kerää koirankarvat.
    ~ Resorit voisivat olla napakammat.
    ~ Märkänä venyy hiukan.
    - Reikä kuukauden päästä.
    - Nyppyyntyi ensimmäisestä pesusta.`),
  en: sayings(`
    + No itch at all.
    + Flat seams, nothing rubs under the pack.
    + Three days in a row and still fine to sit next to.
    + Kept its shape in the wash.
    ~ The cuffs could be snugger.
    - A hole within a month.`),
  sv: sayings(`
    + Kliar inte ens på mig.
    + Platta sömmar, inget skaver under ryggsäcken.
    + Tredje dagen i rad och ingen i tältet klagade.
    + Behöll formen i tvätten.
    ~ Muddarna kunde sluta tätare.
    - Hål efter en månad.`),
  de: sayings(`
    + Kratzt überhaupt nicht.
    + Flache Nähte, unter dem Rucksack reibt nichts.
    + Am dritten Tag immer noch tragbar.
    + Beim Waschen in Form geblieben.
    ~ Die Bündchen dürften enger sein.
    - Nach einem Monat ein Loch.`),
  fr: sayings(`
    + Ne gratte pas du tout.
    + Coutures plates, rien ne frotte sous le sac.
    + N’a pas bougé au lavage.
    ~ Les bords-côtes pourraient serrer davantage.
    - Un trou au bout d’un mois.`),
  ru: sayings(`
    + Совсем не колется.
    + Плоские швы не натирают под рюкзаком.
    + После стирки форму держит.
    ~ Манжеты могли бы сидеть плотнее.
    - Через месяц появилась дырка.`),
};
