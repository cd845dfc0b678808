import type { Language } from '~/locale/languages';

/**
 * Forty queries per language, written by reading the demo catalogue. A line has the typed text, then a pattern for the name of the
 * first and of most of the first five results, then a pattern that none of the five may match (case-insensitive). Long because it
 * is a table of data.
 */
const TABLES: Readonly<Record<Language, string>> = {
  fi: `
    kuoritakit | kuoritakki|kevytkuori | housut
    takkeja naisille | takki | housut|pipo
    musta takki | takki | housut
    punaisia sukkia | suk(at|ka) | sukset
    kahvi | muki|kuksa|kattila|pannu | pussi|kassi
    kahvikuppi | muki|kuksa|pannu|kattila | pussi|kassi
    kahva | . | sukset|monot
    vedenpitävä takki | takki|kuori | housut
    vaellushousuja | housut | takki
    pitkät alushousut | kerrastohousut|housut | takki
    villasukat | suk(at|ka) | sukset
    lapaset | rukkaset|käsineet|lapaset | pipo
    sormikkaat | käsineet|rukkaset | pipo
    myssy | pipo|lakki | takki
    kypärät | kypärä | lasit
    laskettelukypärä | laskettelukypärä | kiipeily
    laskettelupaketit | paketti | sauvat
    murtomaasukset | sukset | monot|sauvat
    suksisiteet | siteet | sukset
    hiihtosauvat | hiihtosauvat | lasketteluhousut
    monot 27,5 | mono | sauvat
    sukset 180 cm | sukset | sauvat
    makuupusseja | makuupussi | alusta
    makuualustat | makuualusta|patja | pussi
    kahden hengen teltta | teltta | pussi
    rinkat | rinkka | laukku
    kuivapussit | kuivapussi | makuupussi
    otsalamput | otsalamppu | lyhty
    juomapullot | pullo | reppu
    termarit | termospullo|ruokatermos | reppu
    retkikeitin | keitin | reppu
    puukot | puukko | kirves
    köydet 60m | köysi | valjaat
    valjaat | valjaat | köysi
    jäähakut | jäähakku | köysi
    piippari | piippari | lapio
    nousukarvat | nousukarvat | housut
    lasten haalari | haalari | sukset
    melontaliivit | melontaliivi | mela$
    lahjakortit | lahjakortti | reppu
  `,
  en: `
    shell jackets | shell | trousers
    women's jacket | jacket|shell | poles
    black jacket | jacket|shell | trousers
    green beanie | beanie | jacket
    coffee | mug|kettle|kuksa | dry bag|duffel
    coffee mug | mug|kettle|kuksa | dry bag|duffel
    gore-tex | shell | core
    down jacket | down jacket | vest
    hiking trousers | trousers | shoes
    long johns | base layer bottoms|. | $^
    wool socks | socks | skis
    mitts | mittens|gloves | jacket
    gloves | gloves|mittens | jacket
    woolly hat | beanie | shoes
    helmets | helmet | goggles
    ski helmet | ski helmet | climbing
    ski goggles | goggles | helmet
    cross country skis | skis | boots|poles
    ski bindings | bindings | skis$
    ski poles | poles | trousers
    boots 27.5 | boots | poles
    skis 180cm | skis | poles
    sleeping bags | sleeping bag | mat
    sleeping pad | mat | bag$
    two person tent | tent | bag
    backpacks | pack | tent
    dry bags | dry bag | sleeping
    head torch | headlamp | lantern
    water bottles | bottle | pack
    vacuum flasks | flask | pack
    camping stove | stove | chair
    knives | knife | axe
    rope 60m | rope | harness
    climbing harness | harness | shoes
    ice axes | ice axe | rope
    avalanche beacon | transceiver | shovel
    skins | skins|skin | jacket
    kids snowsuit | snowsuit | skis
    life jacket | buoyancy | ski
    gift cards | gift card | pack
  `,
  sv: `
    skaljackor | skaljacka | byxor
    jacka | jacka | byxor
    svart jacka | jacka | byxor
    grön mössa | mössa | jacka
    kaffe | mugg|kåsa|panna | väska|påse
    kaffekopp | mugg|kåsa|panna | väska|påse
    goretex | skal | byxor
    dunjackor | dunjacka | väst
    vandringsbyxor | byxor | skor
    vandringsstrumpor | strumpor | skidor
    tumvantar | tumvantar | jacka
    handskar | handskar|vantar | jacka
    luva | mössa | skor
    hjälm | hjälm | glasögon
    skidhjälmar | skidhjälm | klätter
    goggles | glasögon | hjälm
    längdskidor | skidor | pjäxor|stavar
    pjäxor | pjäxor | skidor
    skidpjäxor | pjäxor | byxor
    bindningar | bindningar | skidor$
    skidstavar | stavar | byxor
    pjäxor 27,5 | pjäxor | stavar
    skidor 180 cm | skidor | stavar
    sovsäckar | sovsäck | underlag
    liggunderlag | liggunderlag | säck
    tält för två | tält | säck
    ryggsäckar | ryggsäck | tält
    packpåsar | packpåse | sov
    pannlampa | pannlampa | lykta
    vattenflaskor | flaska | säck
    termosar | termos | säck
    gasolkök | kök | stol
    knivar | kniv | yxa
    rep 60 m | rep$|rep | sele
    klättersele | sele | skor
    isyxor | isyxa | rep$
    lavinsändare | transceiver | spade
    stighudar | stighudar | jacka
    paddel | paddel | pjäxor
    presentkort | presentkort | säck
  `,
  de: `
    Hardshelljacken | Hardshelljacke | hose
    Jacke | jacke | hose
    schwarze Jacke | jacke | hose
    grüne Mütze | Mütze | jacke
    Kaffee | Becher|Tasse|kessel|Kuksa | sack|tasche
    Kaffeetasse | Becher|Tasse|kessel|Kuksa | sack|tasche
    gore-tex | shell|Regenjacke|Parka | core
    Daunenjacken | Daunenjacke | weste
    Hose | hose | jacke
    Wanderhose | hose | schuhe
    Wandersocken | socken | ski$
    Fäustlinge | Fäustlinge|Handschuhe | jacke
    Handschuhe | Handschuhe|Fäustlinge | jacke
    Beanie | Mütze | schuhe
    Helm | helm | brille
    Skihelme | Skihelm | kletter
    Skibrillen | Skibrille | helm
    Langlaufski | ski | schuhe|stöcke
    Skischuhe | schuhe | stöcke
    Skibindung | bindung | ski$
    Skistöcke | stöcke | hose
    Skischuhe 27,5 | schuhe | stöcke
    Ski 180cm | ski | stöcke
    Winterschlafsack | schlafsack | matte
    Isomatten | matte | sack
    Zelt für zwei | zelt | jacke
    Rucksäcke | rucksack | zelt
    Packsäcke | packsack | schlaf
    Stirnlampe | stirnlampe | laterne
    Trinkflaschen | flasche | sack
    Thermosflasche | thermosflasche|flasche | sack
    Gaskocher | kocher | stuhl
    Taschenmesser | messer | axt
    Seil 60 m | seil | gurt
    Klettergurte | gurt | schuhe
    Eispickel | eispickel | seil
    LVS Gerät | LVS | schaufel
    Steigfelle | felle | jacke
    Schwimmwesten | weste | ski
    Gutschein | gutschein | sack
  `,
  fr: `
    vestes imperméables | veste|parka | pantalon
    veste | veste | pantalon
    veste noire | veste | pantalon
    bonnet vert | bonnet | veste
    café | tasse|bouilloire|kuksa | sac
    tasse à café | tasse|bouilloire|kuksa | sac
    gore-tex | imperméable | core
    doudounes | doudoune | sac
    pantalon de randonnée | pantalon | chaussures
    chaussettes de laine | chaussettes | skis
    moufles | moufles|gants | veste
    gants | gants|moufles | veste
    casquette | bonnet|casquette | chaussures
    casques | casque | masque
    casque de ski | casque de ski | escalade
    masque de ski | masque | casque
    skis de fond | skis|ski de fond | pantalon
    chaussures de ski | chaussures de ski | bâtons
    fixations de ski | fixations | bâtons
    bâtons de ski | bâtons | pantalon
    chaussures de ski 27,5 | chaussures | bâtons
    skis 180 cm | skis | bâtons
    sacs de couchage | couchage | matelas
    matelas | matelas | sac
    tente 2 places | tente | sac
    sacs à dos | sac | tente
    sac étanche | étanche | couchage
    frontale | frontale | lanterne
    gourdes | gourde|bouteille | sac
    bouteille isotherme | bouteille isotherme | sac
    réchaud à gaz | réchaud|gaz | chaise
    couteaux | couteau | hache
    corde 60 m | corde | baudrier
    baudriers | baudrier | corde
    piolets | piolet | corde
    détecteur d’avalanche | DVA|avalanche | veste
    peaux de phoque | peaux | veste
    gilet de sauvetage | gilet | veste
    combinaison enfant | combinaison | skis
    carte cadeau | carte cadeau | sac
  `,
  ru: `
    мембранные куртки | куртка | брюки
    куртка | куртка | брюки
    чёрная куртка | куртка | брюки
    зелёная шапка | шапка | куртка
    кофе | кружка|чайник|кукса|термос | мешок|сумка
    кружка для кофе | кружка|чайник|кукса|термос | мешок|сумка
    gore-tex | мембранн|парка | core
    пуховики | пуховая|пуховый | мешок
    брюки для треккинга | брюки | кроссовки
    треккинговые носки | носки | палки
    варежки | варежки|перчатки | куртка
    перчатки | перчатки|варежки | куртка
    шапки | шапка | ботинки
    шлем | шлем|каска | маска
    горнолыжный шлем | горнолыжный шлем | скальные
    горнолыжная маска | маска | шлем
    беговые лыжи | лыжи|беговых | брюки
    лыжные ботинки | ботинки | палки
    крепления | крепления | палки
    лыжные палки | палки | брюки
    ботинки 27,5 | ботинки | палки
    лыжи 180 см | лыжи | палки
    спальник | спальный мешок | коврик
    коврик | коврик | мешок
    двухместная палатка | палатка | мешок
    рюкзаки | рюкзак | палатка
    гермомешки | гермомешок | спальный
    налобный фонарь | налобный фонарь | кемпинговый
    бутылка | фляга|бутылка | рюкзак
    термосы | термос | рюкзак
    газовая горелка | горелка|газовый | кресло
    ножи | нож | топор
    веревка 60 м | верёвка | обвязка
    обвязка | обвязка | туфли
    ледорубы | ледоруб | верёвка
    лавинный датчик | лавинный датчик | лопата
    камус | камус | куртка
    детский комбинезон | комбинезон | лыжи
    спасательный жилет | жилет | лыжи
    подарочная карта | подарочная карта | рюкзак
  `,
};

/** A query of the table. */
export interface RelevantSearch {
  readonly language: Language;
  readonly text: string;
  /** The pattern of the first and of most names of the first five, and the pattern of none of them. */
  readonly is: RegExp;
  readonly isNot: RegExp;
}

/** `|` with spaces around it separates the columns, without spaces the alternatives within one. */
export const RELEVANT: readonly RelevantSearch[] = Object.entries(TABLES).flatMap(([language, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', is = '', isNot = ''] = line.trim().split(' | ');
      return { language: language as Language, text, is: new RegExp(is, 'i'), isNot: new RegExp(isNot, 'i') };
    }),
);
