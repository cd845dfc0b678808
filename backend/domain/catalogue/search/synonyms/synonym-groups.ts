import type { ShopLanguage } from '../../../locale/language';

/**
 * Long because it is a table of data: words of six languages.
 *
 * Synonyms that shoppers use for the same products, one group per line. A word also finds the matches of the other words of
 * its line, after its own. Words before a `>` also find the words after it, but not the reverse. English words are included
 * in other languages where people type them.
 */
export const SYNONYM_GROUPS: Readonly<Record<ShopLanguage, string>> = {
  fi: `
    sininen yönsininen tummansininen
    lila violetti
    villapaita neulepaita merinopaita
    takki pusakka jacket
    kuoritakki sadetakki kalvotakki hardshell goretex
    untuvatakki toppatakki talvitakki
    fleece fleecetakki collari huppari välikerros
    kerrasto kerrastopaita aluskerrasto alusasu merinopaita merinokerrasto
    housut pöksyt pants
    pipo lakki myssy hattu
    kaulaliina putkihuivi tuubihuivi kauluri buff
    lapaset rukkaset kintaat tumput
    hanskat käsineet sormikkaat
    kengät jalkineet popot shoes
    maiharit varsikengät vaelluskengät
    tossut lenkkarit polkujuoksukengät juoksukengät lenkkitossut
    saappaat talvikengät
    monot hiihtokengät laskettelumonot
    sukset ski skis
    siteet suksisiteet hiihtositeet
    sauvat kävelysauvat vaellussauvat
    kypärä kolari laskettelukypärä
    reppu rinkka selkäreppu backpack
    kassi laukku duffeli
    teltta tent majoite
    tarppi pressu laavu sadekatos
    makuupussi sleepingbag
    makuualusta patja makuupatja retkipatja
    riippumatto riippukeinu hammock
    otsalamppu otsavalo headlamp lamppu
    lyhty valaisin
    keitin trangia retkikeitin retkiliesi
    kattila pannu astiasto keittoastiat
    pullo juomapullo vesipullo
    termos termospullo termari
    muki kuksa kuppi
    kahvikuppi > muki kuksa
    kaksi > 2
    kolme > 3
    neljä > 4
    naiset naisten naisille
    miehet miesten miehille
    puukko veitsi knife
    kirves axe
    kompassi suunnistin
    lumivyöryvaruste piippari lähetin
    karvat nousukarvat skinit
    voide luisto pito suksivoide
    kajakki kanootti meloa
    pelastusliivi melontaliivi kelluntaliivi
    mela airo
    kuivapussi kuivasäkki
    köysi kiipeilyköysi naru
    valjaat kiipeilyvaljaat
    haalari toppahaalari
    lahjakortti lahja
    kahvi > muki kuksa kahvipannu kattila
    vaaleanpunainen > pinkki
  `,
  en: `
    blue navy
    grey gray
    purple violet
    jumper sweater pullover fleece
    jacket coat
    hardshell shell raincoat waterproof goretex
    rain waterproof
    puffer down insulated
    trousers pants leggings
    beanie hat cap
    buff scarf neck gaiter
    mittens mitts
    rucksack backpack pack
    duffel holdall bag
    trainers sneakers shoes
    headtorch headlamp torch flashlight
    stove burner cooker
    flask thermos
    mug cup
    bottle hydration
    mat pad mattress
    bivvy tarp shelter
    crampons spikes
    carabiner karabiner krab
    pfd lifejacket buoyancy
    beacon transceiver
    thermals underwear base
    kids children junior
    women womens ladies
    men mens gents
    two > 2
    three > 3
    four > 4
    gloves handwear
    goggles lens
    poles sticks
    skins climbing
    giftcard gift voucher
    coffee > mug cup kettle kuksa
  `,
  sv: `
    tröja ylletröja ulltröja fleece
    jacka rock jacket
    skaljacka regnjacka goretex
    dunjacka täckjacka vinterjacka
    byxor brallor pants
    mössa luva hatt
    halsduk tubhalsduk buff
    vantar tumvantar lovikkavantar
    handskar fingervantar
    kängor vandringskängor boots
    skor gympaskor shoes
    pjäxor skidpjäxor skidskor
    skidor laggar skis
    ryggsäck ryggan backpack
    väska duffel bag
    tält tent
    presenning tarp vindskydd
    sovsäck sleepingbag
    liggunderlag sovmadrass madrass
    hängmatta hammock
    pannlampa ficklampa headlamp
    kök stormkök spritkök gasolkök trangia brännare
    skidglasögon goggles
    lavintransceiver lavinsändare transceiver
    kaffekopp > mugg kåsa
    dam damer kvinnor
    herr herrar män
    två > 2
    tre > 3
    fyra > 4
    flaska vattenflaska
    termos stålflaska
    mugg kåsa kopp
    kniv slidkniv
    yxa axe
    stighudar skins
    valla glid fäste
    kajak kanot
    flytväst seglarväst räddningsväst
    underställ underkläder
    rep lina
    presentkort gåva
    kaffe > mugg kåsa kaffepanna kittel
  `,
  de: `
    pullover pulli wollpullover fleece
    jacke anorak jacket
    hardshelljacke regenjacke goretex
    daunenjacke winterjacke steppjacke
    hose hosen pants
    mütze beanie kappe
    schal halstuch schlauchschal buff
    fäustlinge fausthandschuhe
    handschuhe fingerhandschuhe
    wanderschuhe wanderstiefel bergschuhe
    laufschuhe trailrunningschuhe turnschuhe
    skischuhe skistiefel
    rucksack tourenrucksack backpack
    tasche reisetasche duffel
    zelt tent
    plane tarp
    schlafsack sleepingbag
    isomatte schlafmatte luftmatratze
    hängematte hammock
    stirnlampe kopflampe taschenlampe headlamp
    kocher gaskocher campingkocher
    flasche trinkflasche
    thermosflasche isolierflasche
    becher tasse
    kaffeetasse > becher kuksa
    damen frauen
    herren männer
    zwei > 2
    drei > 3
    vier > 4
    messer taschenmesser
    axt beil
    felle steigfelle
    wachs skiwachs
    kajak kanu paddelboot
    schwimmweste rettungsweste
    seil kletterseil
    klettergurt gurt
    karabiner schnapper
    lvs verschüttetensuchgerät
    funktionsunterwäsche unterwäsche skiunterwäsche
    gutschein geschenkkarte geschenkgutschein
    kaffee > becher tasse kaffeekessel kessel
  `,
  fr: `
    pull chandail polaire
    veste blouson manteau
    imperméable goretex kway pluie
    doudoune duvet
    pantalon fuseau
    bonnet chapeau casquette
    écharpe cou buff
    moufles mitaines
    baskets chaussures
    godillots chaussures
    sac sacoche
    duvet couchage
    matelas tapis
    tente abri
    bâche tarp
    frontale lampe torche
    réchaud cuisinière
    gourde bouteille
    thermos isotherme
    tasse gobelet mug
    femme femmes dame
    homme hommes messieurs
    deux > 2
    trois > 3
    quatre > 4
    couteau canif
    hache hachette
    peaux phoque
    fart cire
    gilet sauvetage
    corde rappel
    baudrier harnais
    mousqueton dégaine
    cadeau carte
    café > tasse gobelet cafetière bouilloire
  `,
  ru: `
    свитер кофта флис
    куртка ветровка
    дождевик мембранная гортекс goretex
    пуховик пуховая
    штаны брюки
    шапка шапочка
    шарф бафф баф
    варежки рукавицы
    ботинки берцы
    кроссовки кеды
    рюкзак ранец
    сумка баул
    палатка шатер
    тент навес
    спальник спальный
    коврик каремат пенка
    гамак подвесной
    фонарик фонарь налобник
    горелка примус плитка
    бутылка фляга
    термос термокружка
    кружка чашка
    женский дамский
    мужской мужчины
    два > 2
    три > 3
    четыре > 4
    нож ножик
    топор топорик
    камус камуса
    мазь парафин
    каяк байдарка
    спасжилет жилет
    веревка трос
    обвязка система
    термобелье белье
    сертификат подарочная
    кофе > кружка кукса чайник котелок
  `,
};
