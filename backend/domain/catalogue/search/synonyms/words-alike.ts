import type { ShopLanguage } from '../../../locale/language';

/**
 * Words that shoppers use for the same goods, a line a meaning. A word finds what the others of its line find, behind its own
 * finds. English words stand in the other languages where people type them.
 */
export const WORDS_ALIKE: Readonly<Record<ShopLanguage, string>> = {
  fi: `
    sininen yönsininen tummansininen
    lila violetti
    villapaita neulepaita merinopaita
    takki pusakka jacket
    kuoritakki sadetakki goretex kalvotakki hardshell
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
    siteet hiihtositeet
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
    termos termospullo
    muki kuksa kuppi
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
  `,
  en: `
    blue navy
    grey gray
    purple violet
    jumper sweater pullover fleece
    jacket coat
    hardshell shell raincoat waterproof rain
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
    gloves handwear
    goggles lens
    poles sticks
    skins climbing
    giftcard gift voucher
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
    pjäxor skidskor
    skidor laggar skis
    ryggsäck ryggan backpack
    väska duffel bag
    tält tent
    presenning tarp vindskydd
    sovsäck sleepingbag
    liggunderlag sovmadrass madrass
    hängmatta hammock
    pannlampa ficklampa headlamp
    kök stormkök spritkök trangia brännare
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
  `,
  de: `
    pullover pulli wollpullover fleece
    jacke anorak jacket
    hardshelljacke regenjacke gore
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
  `,
  fr: `
    pull chandail polaire
    veste blouson manteau
    imperméable gore kway pluie
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
    couteau canif
    hache hachette
    peaux phoque
    fart cire
    gilet sauvetage
    corde rappel
    baudrier harnais
    mousqueton dégaine
    cadeau carte
  `,
  ru: `
    свитер кофта флис
    куртка ветровка
    дождевик мембранная гортекс
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
  `,
};
