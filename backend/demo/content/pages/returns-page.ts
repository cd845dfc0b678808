import type { DemoPage } from '../page';
import { six } from '../six';

export const RETURNS_PAGE: DemoPage = {
  key: 'returns',
  slug: six('palautus', 'returns', 'retur', 'rueckgabe', 'retours', 'vozvrat'),
  title: six(
    'Palautus ja vaihto',
    'Returns and exchanges',
    'Retur och byte',
    'Rückgabe und Umtausch',
    'Retours et échanges',
    'Возврат и обмен',
  ),
  text: six(
    `Voit palauttaa käyttämättömän tuotteen 100 päivän ajan. Lakisääteinen 14 päivän peruuttamisoikeus kuuluu tähän.
    # Näin palautat
    - Tee palautus tilauksen tiedoista tai peruuta sopimus sivun alalaidan linkistä. Syytä ei tarvitse kertoa.
    - Pakkaa tuote niin, ettei se kolhiinnu matkalla.
    - Vie paketti noutopisteeseen tai mihin tahansa myymäläämme.
    # Rahat takaisin
    Palautamme maksun samalla tavalla kuin maksoit, 1–5 päivässä siitä, kun paketti on meillä.
    # Vaihto
    Varaamme uuden koon kolmeksi viikoksi. Jos palautus ei ole tullut siihen mennessä, tuote vapautuu muille.`,
    `You may return an unused product for 100 days. The statutory 14-day right of withdrawal is part of that.
    # How to return
    - Start the return from your order, or withdraw from the contract using the link at the foot of the page. You need not give a reason.
    - Pack the product so that it travels safely.
    - Take the parcel to a pick-up point or to any of our stores.
    # Your money back
    We refund the way you paid, within 1 to 5 days of receiving the parcel.
    # Exchanges
    We reserve the new size for three weeks. If the return has not arrived by then, the item is released to others.`,
    `En oanvänd produkt kan returneras i 100 dagar. Den lagstadgade ångerrätten på 14 dagar ingår.
    # Så returnerar du
    - Gör returen från din beställning eller ångra avtalet via länken längst ner på sidan. Du behöver inte ange något skäl.
    - Packa produkten så att den klarar resan.
    - Lämna paketet på ett utlämningsställe eller i någon av våra butiker.
    # Pengarna tillbaka
    Vi återbetalar på samma sätt som du betalade, inom 1–5 dagar från att paketet kommit till oss.
    # Byte
    Vi reserverar den nya storleken i tre veckor. Har returen inte kommit då, släpps varan till andra.`,
    `Unbenutzte Ware können Sie 100 Tage lang zurückgeben. Das gesetzliche Widerrufsrecht von 14 Tagen ist darin enthalten.
    # So geht’s
    - Melden Sie die Rückgabe in Ihrer Bestellung an oder widerrufen Sie den Vertrag über den Link am Ende der Seite. Ein Grund ist nicht nötig.
    - Verpacken Sie die Ware so, dass sie den Weg gut übersteht.
    - Geben Sie das Paket an einer Abholstation oder in einer unserer Filialen ab.
    # Geld zurück
    Wir erstatten auf dem Weg, auf dem Sie bezahlt haben, 1 bis 5 Tage nach Eingang des Pakets.
    # Umtausch
    Die neue Größe ist drei Wochen für Sie reserviert. Ist die Rückgabe bis dahin nicht da, wird der Artikel wieder frei.`,
    `Un produit non utilisé peut être retourné pendant 100 jours. Le droit de rétractation légal de 14 jours y est compris.
    # Comment faire
    - Lancez le retour depuis votre commande, ou rétractez-vous par le lien en bas de page. Aucun motif n’est demandé.
    - Emballez le produit pour qu’il voyage sans dommage.
    - Déposez le colis dans un point de retrait ou dans l’un de nos magasins.
    # Remboursement
    Nous remboursons par le moyen utilisé pour payer, 1 à 5 jours après réception du colis.
    # Échange
    La nouvelle taille est réservée trois semaines. Si le retour n’est pas arrivé d’ici là, l’article est remis en vente.`,
    `Неиспользованный товар можно вернуть в течение 100 дней. Законное право отказа в течение 14 дней входит в этот срок.
    # Как вернуть
    - Оформите возврат из заказа или откажитесь от договора по ссылке внизу страницы. Причину указывать не нужно.
    - Упакуйте товар так, чтобы он не пострадал в пути.
    - Сдайте посылку в пункт выдачи или в любой наш магазин.
    # Возврат денег
    Вернём тем же способом, которым вы платили, за 1–5 дней после получения посылки.
    # Обмен
    Новый размер резервируем на три недели. Если к этому времени возврат не придёт, товар снова поступит в продажу.`,
  ),
};
