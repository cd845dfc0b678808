import type { DemoPage } from '../page';
import { six } from '../six';

export const PRIVACY_PAGE: DemoPage = {
  key: 'privacy',
  slug: six('tietosuoja', 'privacy', 'integritet', 'datenschutz', 'confidentialite', 'konfidencialnost'),
  title: six('Tietosuoja', 'Privacy', 'Integritet', 'Datenschutz', 'Confidentialité', 'Конфиденциальность'),
  text: six(
    `Rekisterinpitäjä on Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere. Keräämme vain sen, mitä tilaus, tili ja asiakaspalvelu tarvitsevat. Perusteena on EU:n yleinen tietosuoja-asetus (EU) 2016/679.
    # Mitä säilytämme ja kuinka kauan
    - Tilaukset: nimi, osoite, sähköposti, puhelin ja ostokset. Sopimus, sitten kirjanpitolaki (1336/1997): kuusi vuotta sen vuoden lopusta, jolloin tilikausi päättyi.
    - Tili: yhteystiedot, osoitteet, koot, toivelista, klubietu ja suostumukset, kunnes poistat tilin.
    - Kirjautuminen: istunto 14 päivää, tieto päättyneestä 30 päivää, tuttu selain 180 päivää.
    - Ilmoitus saatavuudesta: enintään vuoden, lähetettynä 90 päivää.
    - Reklamaatio kuvineen: kolme vuotta sen päättymisestä. Viesti asiakaspalveluun: kaksi vuotta vastauksesta. Päättynyt uutiskirjeen tilaus: kolme vuotta.
    - Arvostelu: niin kauan kuin se on julki. Kuva, jota ei liitetty arvosteluun: vuorokausi.
    - Lahjakortin koodin vienyt viesti: vuorokausi lähettämisestä.
    - Väärien yritysten, esimerkiksi salasanojen, rajoittaminen: vain tiiviste, enintään vuorokausi.
    # Kenelle tiedot menevät
    Kuljetusyritys saa osoitteen ja puhelimen, maksupalvelu summan ja tilausnumeron. Kortin tietoja emme saa lainkaan. Emme myy tietoja. EU:n ulkopuolelle ne menevät vain, jos tilaat sinne.
    # Uutiskirje ja suostumukset
    Uutiskirje, muistutukset ja henkilökohtaiset ehdotukset ovat kukin oma suostumuksensa. Näet ja muutat ne [omissa tiedoissasi](screen:accountPrivacy), ja säilytämme tiedon siitä, milloin suostuit ja mihin tekstiin. [Evästeet](page:cookies) on kuvattu erikseen.
    # Oikeutesi
    - Lataa kaikki, mitä meillä on sinusta, tiedostona omalta tililtäsi.
    - Oikaise tiedot itse tai pyydä meitä.
    - Poista tili: vahvistat sen sähköpostiin tulevasta linkistä, joka on voimassa 24 tuntia. Silloin häviävät kirjautumiset, osoitteet, toivelista, klubietu ja viestit. Julkaistu arvostelu jää ilman nimeä ja kuvia, ja tilaukset jäävät siltä osin kuin kirjanpito vaatii.
    - Vastusta tai rajoita käsittelyä ja peru suostumus milloin vain.
    Automaattisia päätöksiä, joilla olisi sinulle oikeudellisia vaikutuksia, emme tee.
    # Kysy tai valita
    [Kirjoita meille](screen:ask). Jos vastaus ei riitä, voit valittaa tietosuojavaltuutetulle (tietosuoja.fi).`,
    `The controller is Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Finland. We collect only what an order, an account and customer service need. The basis is the General Data Protection Regulation (EU) 2016/679.
    # What we keep, and for how long
    - Orders: name, address, e-mail, phone and purchases. By contract, then by the Finnish Accounting Act (1336/1997): six years from the end of the year in which the financial year ended.
    - Account: contact details, addresses, sizes, wishlist, club bonus and consents, until you delete it.
    - Logging in: a session 14 days, the note of an ended one 30 days, a known browser 180 days.
    - Restock notices: a year at most, 90 days once sent.
    - Complaints with their photos: three years after their end. Messages to customer service: two years after our answer. A newsletter you ended: three years.
    - Reviews: for as long as they are public. A picture that no review took: one day.
    - The message that carried a gift card’s code: one day after sending.
    - Limits on attempts, such as wrong passwords: only a hash, for a day at most.
    # Who receives data
    The carrier receives address and phone, the payment service the sum and the order number. Card details never reach us. We sell nothing. Data leave the EU only if you order to a country outside it.
    # Newsletter and consents
    Newsletter, reminders and personal suggestions are a consent each. You see and change them in [your account](screen:accountPrivacy), and we keep a record of when you agreed and to which text. [Cookies](page:cookies) are described separately.
    # Your rights
    - Download everything we hold about you as a file from your account.
    - Correct your data yourself, or ask us to.
    - Delete the account: you confirm by a link sent by e-mail, valid for 24 hours. Log-ins, addresses, wishlist, club bonus and messages disappear. A published review stays without name and pictures, and orders stay as far as bookkeeping requires.
    - Object to processing or restrict it, and withdraw a consent at any time.
    We make no automated decisions with legal effects for you.
    # Ask or complain
    [Write to us](screen:ask). If our answer is not enough, you may complain to the Data Protection Ombudsman (tietosuoja.fi).`,
    `Personuppgiftsansvarig är Hanki Ulkona Oy, Varastokatu 20, 33100 Tammerfors, Finland. Vi samlar bara in det som beställningen, kontot och kundtjänsten kräver. Grunden är den allmänna dataskyddsförordningen (EU) 2016/679.
    # Vad vi sparar och hur länge
    - Beställningar: namn, adress, e-post, telefon och köp. Avtalet, sedan bokföringslagen (1336/1997): sex år från utgången av det år då räkenskapsperioden gick ut.
    - Konto: kontaktuppgifter, adresser, storlekar, önskelista, klubbförmån och samtycken, tills du raderar det.
    - Inloggning: en session 14 dagar, noteringen om en avslutad 30 dagar, en känd webbläsare 180 dagar.
    - Bevakningar: högst ett år, 90 dagar efter utskick.
    - Reklamationer med bilder: tre år efter att de avslutats. Meddelanden till kundtjänst: två år efter vårt svar. Ett avslutat nyhetsbrev: tre år.
    - Recensioner: så länge de är offentliga. En bild som inte hamnade i någon recension: ett dygn.
    - Meddelandet med presentkortets kod: ett dygn efter att det skickats.
    - Begränsning av försök, såsom fel lösenord: bara en kontrollsumma, högst ett dygn.
    # Vem som får uppgifterna
    Transportören får adress och telefon, betaltjänsten summan och ordernumret. Kortuppgifter når oss aldrig. Vi säljer ingenting. Utanför EU skickas uppgifter bara om du beställer dit.
    # Nyhetsbrev och samtycken
    Nyhetsbrev, påminnelser och personliga förslag är varsitt samtycke. Du ser och ändrar dem på [ditt konto](screen:accountPrivacy), och vi sparar när du samtyckte och till vilken text. [Kakor](page:cookies) beskrivs för sig.
    # Dina rättigheter
    - Ladda ner allt vi har om dig som en fil från ditt konto.
    - Rätta uppgifterna själv eller be oss göra det.
    - Radera kontot: du bekräftar med en länk per e-post som gäller i 24 timmar. Då försvinner inloggningar, adresser, önskelista, klubbförmån och meddelanden. En publicerad recension blir kvar utan namn och bilder, och beställningar i den mån bokföringen kräver.
    - Invänd mot eller begränsa behandlingen och återkalla ett samtycke när du vill.
    Vi fattar inga automatiska beslut med rättsliga följder för dig.
    # Fråga eller klaga
    [Skriv till oss](screen:ask). Räcker inte svaret kan du klaga hos dataombudsmannen (tietosuoja.fi).`,
    `Verantwortlich ist die Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Finnland. Wir erheben nur, was für Bestellung, Konto und Kundenservice nötig ist. Grundlage ist die Datenschutz-Grundverordnung (EU) 2016/679.
    # Was wir speichern und wie lange
    - Bestellungen: Name, Adresse, E-Mail, Telefon und Einkäufe. Nach dem Vertrag, dann nach dem finnischen Buchführungsgesetz (1336/1997): sechs Jahre ab Ende des Jahres, in dem das Geschäftsjahr endete.
    - Konto: Kontaktdaten, Adressen, Größen, Wunschliste, Clubbonus und Einwilligungen, bis Sie es löschen.
    - Anmeldung: eine Sitzung 14 Tage, der Vermerk über eine beendete 30 Tage, ein bekannter Browser 180 Tage.
    - Lagerbenachrichtigungen: höchstens ein Jahr, nach dem Versand 90 Tage.
    - Reklamationen mit ihren Fotos: drei Jahre nach ihrem Abschluss. Nachrichten an den Kundenservice: zwei Jahre nach unserer Antwort. Ein abbestellter Newsletter: drei Jahre.
    - Bewertungen: solange sie öffentlich sind. Ein Bild, das in keine Bewertung kam: ein Tag.
    - Die Nachricht mit dem Code eines Gutscheins: ein Tag nach dem Versand.
    - Begrenzung von Versuchen, etwa falscher Passwörter: nur ein Hashwert, höchstens ein Tag.
    # Wer Daten erhält
    Das Transportunternehmen erhält Adresse und Telefon, der Zahlungsdienst Summe und Bestellnummer. Kartendaten erreichen uns nie. Wir verkaufen nichts. Außerhalb der EU gelangen Daten nur, wenn Sie dorthin bestellen.
    # Newsletter und Einwilligungen
    Newsletter, Erinnerungen und persönliche Vorschläge sind je eine eigene Einwilligung. Sie sehen und ändern sie in [Ihrem Konto](screen:accountPrivacy), und wir bewahren auf, wann Sie in welchen Text eingewilligt haben. [Cookies](page:cookies) sind eigens beschrieben.
    # Ihre Rechte
    - Laden Sie alles, was wir über Sie haben, als Datei aus Ihrem Konto herunter.
    - Berichtigen Sie Ihre Daten selbst oder bitten Sie uns darum.
    - Löschen Sie das Konto: Sie bestätigen über einen Link per E-Mail, der 24 Stunden gilt. Anmeldungen, Adressen, Wunschliste, Clubbonus und Nachrichten verschwinden. Eine veröffentlichte Bewertung bleibt ohne Namen und Bilder, Bestellungen bleiben, soweit es die Buchführung verlangt.
    - Widersprechen Sie der Verarbeitung oder schränken Sie sie ein und widerrufen Sie eine Einwilligung jederzeit.
    Automatisierte Entscheidungen mit rechtlicher Wirkung treffen wir nicht.
    # Fragen oder Beschwerde
    [Schreiben Sie uns](screen:ask). Genügt die Antwort nicht, können Sie sich beim finnischen Datenschutzbeauftragten beschweren (tietosuoja.fi).`,
    `Le responsable du traitement est Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Finlande. Nous ne recueillons que ce dont la commande, le compte et le service client ont besoin. La base est le règlement général sur la protection des données (UE) 2016/679.
    # Ce que nous conservons, et combien de temps
    - Commandes : nom, adresse, e-mail, téléphone et achats. Au titre du contrat, puis de la loi comptable finlandaise (1336/1997) : six ans à partir de la fin de l’année de clôture de l’exercice.
    - Compte : coordonnées, adresses, tailles, liste d’envies, bonus du club et consentements, jusqu’à sa suppression.
    - Connexion : une session 14 jours, la trace d’une session close 30 jours, un navigateur connu 180 jours.
    - Alertes de stock : un an au plus, 90 jours une fois envoyées.
    - Réclamations et leurs photos : trois ans après leur clôture. Messages au service client : deux ans après notre réponse. Une lettre arrêtée : trois ans.
    - Avis : tant qu’ils sont publics. Une photo qu’aucun avis n’a reprise : un jour.
    - Le message portant le code d’une carte cadeau : un jour après l’envoi.
    - Limites de tentatives, par exemple de mots de passe : une simple empreinte, un jour au plus.
    # Qui reçoit les données
    Le transporteur reçoit l’adresse et le téléphone, le service de paiement la somme et le numéro de commande. Les données de carte ne nous parviennent jamais. Nous ne vendons rien. Les données ne quittent l’UE que si vous vous faites livrer ailleurs.
    # Lettre et consentements
    Lettre, rappels et suggestions personnelles font chacun l’objet d’un consentement. Vous les voyez et les modifiez dans [votre compte](screen:accountPrivacy), et nous gardons la date de l’accord et le texte accepté. Les [cookies](page:cookies) sont décrits à part.
    # Vos droits
    - Téléchargez depuis votre compte tout ce que nous détenons sur vous.
    - Rectifiez vos données vous-même ou demandez-le-nous.
    - Supprimez le compte : vous confirmez par un lien envoyé par e-mail, valable 24 heures. Connexions, adresses, liste d’envies, bonus et messages disparaissent. Un avis publié demeure sans nom ni photos, et les commandes dans la mesure où la comptabilité l’exige.
    - Opposez-vous au traitement ou limitez-le, et retirez un consentement à tout moment.
    Nous ne prenons aucune décision automatisée ayant des effets juridiques pour vous.
    # Questions et réclamations
    [Écrivez-nous](screen:ask). Si la réponse ne suffit pas, vous pouvez saisir l’autorité finlandaise de protection des données (tietosuoja.fi).`,
    `Оператор персональных данных — Hanki Ulkona Oy, Varastokatu 20, 33100 Tampere, Финляндия. Мы собираем только то, что нужно для заказа, аккаунта и работы службы поддержки. Основание — общий регламент по защите данных (ЕС) 2016/679.
    # Что и как долго мы храним
    - Заказы: имя, адрес, почта, телефон и покупки. По договору, затем по закону Финляндии о бухгалтерском учёте (1336/1997): шесть лет с конца года, в котором завершился финансовый год.
    - Аккаунт: контакты, адреса, размеры, избранное, бонус клуба и согласия — пока вы его не удалите.
    - Вход: сеанс — 14 дней, запись о завершённом — 30 дней, знакомый браузер — 180 дней.
    - Уведомления о поступлении: не дольше года, после отправки — 90 дней.
    - Рекламации с фотографиями: три года после завершения. Сообщения в службу поддержки: два года после ответа. Отменённая рассылка: три года.
    - Отзывы: пока они опубликованы. Снимок, не попавший в отзыв, — сутки.
    - Письмо с кодом подарочной карты: сутки после отправки.
    - Ограничение попыток, например при неверном пароле: только хеш, не дольше суток.
    # Кому передаём
    Перевозчик получает адрес и телефон, платёжный сервис — сумму и номер заказа. Данные карты к нам не попадают. Мы ничего не продаём. За пределы ЕС данные уходят, только если вы заказываете туда.
    # Рассылка и согласия
    Рассылка, напоминания и личные предложения — три отдельных согласия. Вы видите и меняете их в [аккаунте](screen:accountPrivacy), а мы храним, когда и с каким текстом вы согласились. [Файлы cookie](page:cookies) описаны отдельно.
    # Ваши права
    - Скачайте из аккаунта файлом всё, что мы о вас храним.
    - Исправьте данные сами или попросите нас.
    - Удалите аккаунт: подтвердите по ссылке из письма, она действует 24 часа. Исчезнут входы, адреса, избранное, бонус и письма. Опубликованный отзыв останется без имени и снимков, а заказы — в той мере, в какой этого требует бухгалтерия.
    - Возразите против обработки или ограничьте её и отзовите согласие в любой момент.
    Автоматических решений с правовыми последствиями для вас мы не принимаем.
    # Вопросы и жалобы
    [Напишите нам](screen:ask). Если ответа недостаточно, можно пожаловаться уполномоченному по защите данных (tietosuoja.fi).`,
  ),
};
