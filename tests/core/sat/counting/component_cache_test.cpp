#include "core/base/random.hpp"
#include "core/sat/counting/component_cache.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cstdint>
#include <gmpxx.h>
#include <map>
#include <vector>

namespace component_cache_test {

using namespace loggia;
using namespace loggia::sat;

using Key = std::vector<unsigned char>;

Key random_key(Random& random, std::size_t longest) {
    Key key(1 + random.below(longest));
    for (unsigned char& byte : key)
        byte = static_cast<unsigned char>(random.below(3));
    return key;
}

class ComponentCacheTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Against a map of everything, of which a cache may have lost some, but which it never
    /// contradicts; hashes of three bits make many keys meet.
    void remembersOrForgets() {
        Random random(test_suite::seed(11));
        ComponentCache cache(0);
        std::map<Key, mpz_class> all;
        std::vector<std::pair<std::uint64_t, Key>> order;
        for (int step = 0; step < test_suite::rounds(60'000); ++step) {
            const Key key = random_key(random, 12);
            const std::uint64_t hash = ComponentCache::hash_of(key) & 7U;
            mpz_class product = 3;
            const auto known = all.find(key);
            if (cache.find(key, hash, product)) {
                QVERIFY(known != all.end());
                QVERIFY(product == 3 * known->second);
            } else if (known == all.end()) {
                mpz_class count = static_cast<unsigned long>(random.below(1000));
                count <<= random.below(200);
                if (random.below(4) == 0)
                    count = -count;
                order.emplace_back(cache.now(), key);
                cache.insert(key, hash, count);
                all.emplace(key, count);
            }
            if (random.below(500) == 0 && !order.empty()) {
                const std::uint64_t moment = order[random.below(order.size())].first;
                cache.remove_since(moment);
                while (!order.empty() && order.back().first >= moment) {
                    all.erase(order.back().second);
                    order.pop_back();
                }
            }
        }
        QVERIFY(cache.size() <= all.size());
    }

    /// What was removed is not found, what is older is.
    void removesWhatIsNewer() {
        ComponentCache cache(1'000'000);
        const auto key_of = [](unsigned char i) { return Key{i, 1, 2}; };
        for (unsigned char i = 0; i < 100; ++i)
            cache.insert(key_of(i), ComponentCache::hash_of(key_of(i)), i);
        cache.remove_since(40);
        QCOMPARE(cache.size(), std::size_t{40});
        for (unsigned char i = 0; i < 100; ++i) {
            mpz_class product = 1;
            QCOMPARE(cache.find(key_of(i), ComponentCache::hash_of(key_of(i)), product), i < 40);
            QVERIFY(i >= 40 || product == i);
        }
    }

    void keepsToItsMemory() {
        Random random(test_suite::seed(12));
        constexpr std::size_t limit = 8'000'000;
        ComponentCache cache(limit);
        std::vector<Key> newest;
        for (int i = 0; i < 120'000; ++i) {
            Key key = random_key(random, 300);
            for (unsigned char shift = 0; shift < 32; shift += 8) // none twice
                key.push_back(static_cast<unsigned char>(i >> shift));
            cache.insert(key, ComponentCache::hash_of(key), 1);
            QVERIFY(cache.bytes() <= limit + limit / 4);
            if (i >= 119'900)
                newest.push_back(std::move(key));
        }
        QVERIFY(cache.evictions() > 2);
        mpz_class product = 1;
        for (const Key& key : newest)
            QVERIFY(cache.find(key, ComponentCache::hash_of(key), product));
    }
};

LOGGIA_TEST(ComponentCacheTest)

} // namespace component_cache_test

#include "component_cache_test.moc"
